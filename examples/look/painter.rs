//! The painter's demo sheet, and a board.

use std::path::Path;

use slowboat::scene::Painter;

#[path = "../../tests/it/painter/sheets.rs"]
pub(crate) mod sheets;

pub(crate) fn demo(folder: &Path) {
    let painter = Painter::new();
    std::fs::create_dir_all(folder).unwrap();
    for (name, scene) in [("sheet", sheets::sheet()), ("board", sheets::board(true))] {
        for width in [1600, 800] {
            let png = painter.png(&scene, width);
            let file = folder.join(format!("painter-{name}-{width}.png"));
            println!("{} KB in {}", png.len() / 1024, file.display());
            std::fs::write(file, png).unwrap();
        }
    }
}
