//! Text: the fonts, the width of a line, wrapping and fitting. Needs no painter, so layouts can ask.

use std::cell::RefCell;
use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use swash::FontRef;
use swash::shape::ShapeContext;

use super::{Anchor, Text, TextBlock, VerticalAlign, Weight};

const ELLIPSIS: char = '…';
/// Height of a capital letter or digit as a share of the text size, in Inter.
pub const CAP_HEIGHT: f32 = 2048.0 / 2816.0;
/// How many shaped lines of a weight to expect, and how many glyphs of them to keep.
const KEPT: (usize, u64) = (5000, 120_000);

static FONTS: LazyLock<[FontRef<'static>; 3]> = LazyLock::new(|| {
    let font = |bytes: &'static [u8]| FontRef::from_index(bytes, 0).expect("the embedded fonts are well formed");
    [
        font(include_bytes!("../../assets/fonts/Inter-Regular.otf")),
        font(include_bytes!("../../assets/fonts/Inter-SemiBold.otf")),
        font(include_bytes!("../../assets/fonts/Inter-Bold.otf")),
    ]
});

static RUNS: LazyLock<[Cache<String, Arc<Run>, Glyphs>; 3]> =
    LazyLock::new(|| std::array::from_fn(|_| Cache::with_weighter(KEPT.0, KEPT.1, Glyphs)));

#[derive(Clone)]
struct Glyphs;

impl Weighter<String, Arc<Run>> for Glyphs {
    fn weight(&self, _: &String, run: &Arc<Run>) -> u64 {
        run.glyphs.len() as u64 + 8
    }
}

thread_local! {
    static SHAPER: RefCell<ShapeContext> = RefCell::new(ShapeContext::new());
}

/// A shaped line at size 1: glyphs with their positions, and its width.
#[derive(Debug, PartialEq)]
pub(super) struct Run {
    pub glyphs: Vec<(u16, f32, f32)>,
    pub advance: f32,
}

pub(super) fn font(weight: Weight) -> FontRef<'static> {
    FONTS[weight as usize]
}

/// A line ready to be painted: what is left of the text after fitting, at which size.
#[derive(Debug)]
pub(super) struct Line {
    pub run: Arc<Run>,
    pub size: f32,
    /// Left end and baseline.
    pub x: f32,
    pub y: f32,
}

/// The width of one line of text.
pub fn measure(text: &str, size: f32, weight: Weight) -> f32 {
    shape(text, weight).advance * size
}

/// The lines a text takes at a width: broken at spaces and line ends, and inside a word that is wider than a line.
pub fn wrap(text: &str, size: f32, weight: Weight, width: f32) -> Vec<String> {
    let fits = |line: &str| measure(line, size, weight) <= width;
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if fits(&longer) {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                line.push(letter);
                if !fits(&line) && line.chars().count() > 1 {
                    line.pop();
                    lines.push(std::mem::take(&mut line));
                    line.push(letter);
                }
            }
        }
        lines.push(line);
    }
    lines
}

/// The lines of a block as they will be painted, cut to its `max_lines`.
pub fn wrap_block(block: &TextBlock) -> Vec<String> {
    let mut lines = wrap(&block.text, block.size, block.weight, block.width);
    if let Some(most) = block.max_lines
        && lines.len() > most
    {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            last.push(ELLIPSIS);
            *last = cut(last, block.size, block.weight, block.width);
        }
    }
    lines
}

/// How tall a block is: so many lines of its line height.
pub fn block_height(block: &TextBlock) -> f32 {
    wrap_block(block).len() as f32 * block.size * block.line_height
}

/// The characters of a text that our fonts cannot show.
pub fn missing(text: &str) -> Vec<char> {
    let unknown = |c: &char| !c.is_control() && FONTS.iter().any(|font| font.charmap().map(*c) == 0);
    text.chars().filter(unknown).collect()
}

/// Whether a text is longer than its `max_width` even at its smallest.
pub(super) fn is_cut(text: &Text) -> bool {
    let smallest = measure(&text.text, text.size, text.weight) * text.shrink.min(1.0);
    text.max_width.is_some_and(|most| smallest > most * 1.0001)
}

/// Fits a text into its `max_width` (first smaller, then cut) and places it.
pub(super) fn line(text: &Text) -> Line {
    let mut size = text.size;
    let mut run = shape(&text.text, text.weight);
    if let Some(most) = text.max_width
        && run.advance * size > most
    {
        size = (most / run.advance).max(size * text.shrink.min(1.0));
        if is_cut(text) {
            run = shape(&cut(&text.text, size, text.weight, most), text.weight);
        }
    }
    let width = run.advance * size;
    let y = match text.vertical_align {
        VerticalAlign::Baseline => text.y,
        VerticalAlign::Middle => text.y + CAP_HEIGHT * size / 2.0,
        VerticalAlign::Top => text.y + CAP_HEIGHT * size,
    };
    Line { x: text.x - before(text.anchor, width), y, size, run }
}

/// The placed lines of a block.
pub(super) fn block_lines(block: &TextBlock) -> Vec<Line> {
    let step = block.size * block.line_height;
    let place = |(n, text): (usize, String)| {
        let run = shape(&text, block.weight);
        let x = block.x + before(block.anchor, block.width) - before(block.anchor, run.advance * block.size);
        let y = block.y + step * (n as f32 + 0.5) + CAP_HEIGHT * block.size / 2.0;
        Line { run, size: block.size, x, y }
    };
    wrap_block(block).into_iter().enumerate().map(place).collect()
}

/// How much of a width lies before the anchor.
fn before(anchor: Anchor, width: f32) -> f32 {
    match anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => width / 2.0,
        Anchor::End => width,
    }
}

/// The longest beginning of a text that fits with an ellipsis.
fn cut(text: &str, size: f32, weight: Weight, width: f32) -> String {
    let letters: Vec<char> = text.trim_end_matches(ELLIPSIS).chars().collect();
    let shortened = |n: usize| {
        let mut start: String = letters[..n].iter().collect();
        start.truncate(start.trim_end_matches([' ', ',', '.', ':', ';', '-', '–']).len());
        start.push(ELLIPSIS);
        start
    };
    let fits = |n: usize| shape_fresh(&shortened(n), weight).advance * size <= width;
    let (mut low, mut high) = (0, letters.len());
    while low < high {
        let middle = (low + high).div_ceil(2);
        if fits(middle) { low = middle } else { high = middle - 1 }
    }
    shortened(low)
}

/// Shapes a line, once per text and weight.
pub(super) fn shape(text: &str, weight: Weight) -> Arc<Run> {
    let fresh = || Ok::<_, Infallible>(Arc::new(shape_fresh(text, weight)));
    let Ok(run) = RUNS[weight as usize].get_or_insert_with(text, fresh);
    run
}

fn shape_fresh(text: &str, weight: Weight) -> Run {
    let font = font(weight);
    let em = f32::from(font.metrics(&[]).units_per_em);
    let mut run = Run { glyphs: Vec::with_capacity(text.len()), advance: 0.0 };
    SHAPER.with_borrow_mut(|context| {
        // Numbers alone stand in columns and change in place: there all digits are of one width.
        let number = text.chars().all(|c| c.is_ascii_digit() || " .,:/".contains(c));
        let features: &[(&str, u16)] = if number { &[("tnum", 1)] } else { &[] };
        let mut shaper = context.builder(font).size(em).features(features.iter().copied()).build();
        shaper.add_str(text);
        shaper.shape_with(|cluster| {
            for glyph in cluster.glyphs {
                run.glyphs.push((glyph.id, (run.advance + glyph.x) / em, glyph.y / em));
                run.advance += glyph.advance;
            }
        });
    });
    run.advance /= em;
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: &str = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

    #[test]
    fn polish_and_the_signs_we_use_have_glyphs() {
        let texts = [POLISH, "0123456789 +-−×÷=/%", "„cytat” “quote” ‘x’ «y» – — … · • → ← ↑ ↓ ✓ ★ ▲ ●"];
        for text in texts {
            assert_eq!(missing(text), Vec::<char>::new(), "{text}");
        }
        assert_eq!(missing("a漢"), ['漢']);
    }

    #[test]
    fn digits_of_numbers_are_of_one_width() {
        let widths = ["1", "4", "8", "0"].map(|digit| measure(digit, 20.0, Weight::Bold));
        assert!(widths.iter().all(|width| (width - widths[0]).abs() < 0.1), "{widths:?}");
    }

    #[test]
    fn width_grows_with_size_and_weight() {
        let width = |size, weight| measure("Zażółć gęślą jaźń", size, weight);
        assert!((width(40.0, Weight::Regular) - 2.0 * width(20.0, Weight::Regular)).abs() < 0.01);
        assert!(width(20.0, Weight::Bold) > width(20.0, Weight::Regular));
        assert_eq!(measure("", 20.0, Weight::Regular), 0.0);
    }

    #[test]
    fn wrapping_keeps_every_word_within_the_width() {
        let text = "Chrząszcz brzmi w trzcinie w Szczebrzeszynie, and a Donaudampfschifffahrtsgesellschaft";
        let lines = wrap(text, 16.0, Weight::Regular, 120.0);
        assert!(lines.len() > 4);
        for line in &lines {
            assert!(measure(line, 16.0, Weight::Regular) <= 120.0, "{line}");
        }
        let without_spaces = |text: &str| text.replace(' ', "");
        assert_eq!(without_spaces(&lines.concat()), without_spaces(text));
        assert_eq!(wrap("a\n\nb", 16.0, Weight::Regular, 100.0), ["a", "", "b"]);
    }

    #[test]
    fn a_long_line_shrinks_first_and_is_cut_then() {
        let mut text = Text::new(0.0, 0.0, "Sustenance Zone");
        text.size(20.0).max_width(measure("Sustenance Zone", 18.0, Weight::Regular));
        let fitted = line(&text);
        assert!((fitted.size - 18.0).abs() < 0.01);
        assert_eq!(fitted.run, shape("Sustenance Zone", Weight::Regular));

        text.max_width(80.0);
        let fitted = line(&text);
        assert_eq!(fitted.size, 15.0);
        assert!(fitted.run.advance * fitted.size <= 80.0);
        let ellipsis = shape("…", Weight::Regular).glyphs[0].0;
        assert_eq!(fitted.run.glyphs.last().map(|glyph| glyph.0), Some(ellipsis));
    }

    #[test]
    fn a_block_keeps_to_its_lines() {
        let mut block = TextBlock::new(0.0, 0.0, 100.0, "one two three four five six seven eight nine ten");
        block.max_lines(2);
        let lines = wrap_block(&block);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'));
        assert!(measure(&lines[1], 16.0, Weight::Regular) <= 100.0);
        assert_eq!(block_height(&block), 2.0 * 16.0 * 1.3);
    }
}
