//! Where the values of a row come from. The letter of a row holds for all of it but what `except` names.

use std::collections::BTreeMap;

use super::kinds::Provenance;

/// What of a row comes from elsewhere.
pub(crate) type Except = BTreeMap<String, Provenance>;

/// The sources of one row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// The row, such as `P001`, `tent` or `weather`.
    pub id: String,
    pub provenance: Provenance,
    pub except: Except,
}

/// A row that says where it comes from.
pub(super) trait Sourced {
    fn origin(&self) -> Origin;
}

/// Gives rows their origins, each under its own id.
macro_rules! sourced {
    ($($row:ty: |$it:ident| $id:expr;)+) => {$(
        impl $crate::games::frostpunk::content::origin::Sourced for $row {
            fn origin(&self) -> $crate::games::frostpunk::content::origin::Origin {
                let $it = self;
                $crate::games::frostpunk::content::origin::Origin {
                    id: $id,
                    provenance: $it.provenance,
                    except: $it.except.clone(),
                }
            }
        }
    )+};
}

pub(super) use sourced;
