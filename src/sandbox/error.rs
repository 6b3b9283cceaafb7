//! Discord's errors: an HTTP status, a numeric code, a message and, for bad forms, a tree of errors.

use serde_json::{Map, Value, json};

#[derive(Debug, Clone, PartialEq)]
pub(super) struct ApiError {
    pub status: u16,
    pub code: u32,
    pub message: String,
    pub errors: Option<Value>,
}

impl ApiError {
    pub(super) fn new(status: u16, code: u32, message: &str) -> Self {
        ApiError { status, code, message: message.to_owned(), errors: None }
    }

    pub(super) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

macro_rules! refusals {
    ($($name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl ApiError {
            $(pub(super) fn $name() -> Self { ApiError::new($status, $code, $message) })*
        }
    };
}

refusals! {
    unauthorized = 401 0 "401: Unauthorized";
    not_found = 404 0 "404: Not Found";
    method_not_allowed = 405 0 "405: Method Not Allowed";
    unknown_channel = 404 10003 "Unknown Channel";
    unknown_guild = 404 10004 "Unknown Guild";
    unknown_member = 404 10007 "Unknown Member";
    unknown_message = 404 10008 "Unknown Message";
    unknown_user = 404 10013 "Unknown User";
    unknown_webhook = 404 10015 "Unknown Webhook";
    unknown_application = 404 10002 "Unknown Application";
    unknown_interaction = 404 10062 "Unknown interaction";
    unknown_command_permissions = 404 10066 "Unknown application command permissions";
    not_for_bots = 403 20001 "Bots cannot use this endpoint";
    unknown_command = 404 10063 "Unknown application command";
    too_many_commands = 400 30032 "Maximum number of application commands reached (100)";
    too_many_pins = 400 30003 "Maximum number of pins reached for the channel (250)";
    too_many_creates = 429 30034 "Max number of daily application command creates has been reached (200)";
    entity_too_large = 413 40005 "Request entity too large";
    already_acknowledged = 400 40060 "Interaction has already been acknowledged.";
    missing_access = 403 50001 "Missing Access";
    not_in_dm = 403 50003 "Cannot execute action on a DM channel";
    not_your_message = 403 50005 "Cannot edit a message authored by another user";
    empty_message = 400 50006 "Cannot send an empty message";
    cannot_dm = 403 50007 "Cannot send messages to this user";
    missing_permissions = 403 50013 "Missing Permissions";
    wrong_channel_type = 400 50024 "Cannot execute action on this channel type";
    expired_token = 401 50027 "Invalid Webhook Token";
    thread_archived = 400 50083 "Thread is archived";
    no_json = 400 50109 "The request body contains invalid JSON.";
    no_mutual_guild = 403 50278 "Cannot send messages to this user due to having no mutual guilds";
    thread_exists = 400 160004 "A thread has already been created for this message";
}

/// Collects the errors of a form under the path of their fields, as Discord does.
#[derive(Debug, Default)]
pub(super) struct Form {
    path: Vec<String>,
    faults: Vec<(Vec<String>, String, String)>,
}

impl Form {
    /// Checks the part of the form under `key`.
    pub(super) fn at<R>(&mut self, key: impl ToString, check: impl FnOnce(&mut Form) -> R) -> R {
        self.path.push(key.to_string());
        let result = check(self);
        self.path.pop();
        result
    }

    pub(super) fn fault(&mut self, code: &str, message: impl Into<String>) {
        self.faults.push((self.path.clone(), code.to_owned(), message.into()));
    }

    pub(super) fn fault_at(&mut self, key: impl ToString, code: &str, message: impl Into<String>) {
        self.at(key, |form| form.fault(code, message));
    }

    pub(super) fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    pub(super) fn finish(self) -> Result<(), ApiError> {
        if self.faults.is_empty() {
            return Ok(());
        }
        let mut tree = Map::new();
        for (path, code, message) in self.faults {
            let mut node = &mut tree;
            for key in path {
                let next = node.entry(key).or_insert_with(|| json!({}));
                node = next.as_object_mut().expect("the tree is built of objects only");
            }
            let list = node.entry("_errors").or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(json!({"code": code, "message": message}));
            }
        }
        let mut error = ApiError::new(400, 50035, "Invalid Form Body");
        error.errors = Some(Value::Object(tree));
        Err(error)
    }

    pub(super) fn required(&mut self, key: &str) {
        self.fault_at(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// A text of `min..=max` characters; `None` when absent or null.
    pub(super) fn text(
        &mut self,
        object: &Map<String, Value>,
        key: &str,
        (min, max): (usize, usize),
    ) -> Option<String> {
        match object.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) => {
                self.at(key, |form| form.length(text, min, max));
                Some(text.clone())
            }
            Some(Value::Number(number)) => {
                // Discord converts numbers to text.
                let text = number.to_string();
                self.at(key, |form| form.length(&text, min, max));
                Some(text)
            }
            Some(_) => {
                self.fault_at(key, "STRING_TYPE_CONVERT", "Could not interpret as string.");
                None
            }
        }
    }

    pub(super) fn required_text(
        &mut self,
        object: &Map<String, Value>,
        key: &str,
        range: (usize, usize),
    ) -> Option<String> {
        if object.get(key).is_none_or(Value::is_null) {
            self.required(key);
            return None;
        }
        self.text(object, key, range)
    }

    pub(super) fn length(&mut self, text: &str, min: usize, max: usize) {
        let length = text.chars().count();
        if length == 0 && min > 0 {
            self.fault("BASE_TYPE_REQUIRED", "This field is required");
        } else if length < min || (length > max && min > 0) {
            self.fault("BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        } else if length > max {
            self.fault("BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        }
    }

    pub(super) fn integer(&mut self, object: &Map<String, Value>, key: &str, (min, max): (i64, i64)) -> Option<i64> {
        let value = object.get(key).filter(|value| !value.is_null())?;
        let number = value.as_i64().or_else(|| value.as_str().and_then(|text| text.parse().ok()));
        match number {
            None => self.fault_at(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not int.")),
            Some(number) if number < min => {
                self.fault_at(key, "NUMBER_TYPE_MIN", format!("Value should be greater than or equal to {min}."))
            }
            Some(number) if number > max => {
                self.fault_at(key, "NUMBER_TYPE_MAX", format!("Value should be less than or equal to {max}."))
            }
            Some(_) => {}
        }
        number
    }

    pub(super) fn boolean(&mut self, object: &Map<String, Value>, key: &str) -> Option<bool> {
        match object.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::Bool(value)) => Some(*value),
            Some(value) => {
                self.fault_at(key, "BOOLEAN_TYPE_CONVERT", format!("Must be either true or false, not {value}."));
                None
            }
        }
    }

    pub(super) fn list<'a>(
        &mut self,
        object: &'a Map<String, Value>,
        key: &str,
        (min, max): (usize, usize),
    ) -> Option<&'a Vec<Value>> {
        match object.get(key) {
            None | Some(Value::Null) => None,
            Some(Value::Array(list)) => {
                if list.len() > max || list.len() < min {
                    let message = if min > 0 {
                        format!("Must be between {min} and {max} in length.")
                    } else {
                        format!("Must be {max} or fewer in length.")
                    };
                    let code = if min > 0 { "BASE_TYPE_BAD_LENGTH" } else { "BASE_TYPE_MAX_LENGTH" };
                    self.fault_at(key, code, message);
                }
                Some(list)
            }
            Some(_) => {
                self.fault_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                None
            }
        }
    }

    pub(super) fn object<'a>(&mut self, value: &'a Value) -> Option<&'a Map<String, Value>> {
        let object = value.as_object();
        if object.is_none() {
            self.fault("MODEL_TYPE_CONVERT", "Only dictionaries may be used in this type.");
        }
        object
    }
}
