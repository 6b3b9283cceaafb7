//! Encodes pixels as PNG, always with at most 256 colours, chosen so that the difference is invisible.
//!
//! Colours are counted by runs of equal pixels, of which boards consist; everything after the count is about thousands
//! of colours and no longer about millions of pixels.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use tiny_skia::Pixmap;

/// So many different colours are told apart at most, in a table with so many slots.
const MOST_COLORS: usize = 1 << 16;
const SLOTS: usize = MOST_COLORS * 2;
/// What is so many pixels wide is an overview.
const OVERVIEW: u32 = 1_600;
/// An overview of so many runs is among the fullest.
const FULL: usize = 360_000;
/// Surfaces keep their colours exactly; one pixel of an area in so many may belong to none.
const STRAY_SHARE: u64 = 800;
/// How many colours a palette has, and how many of them surfaces may have for themselves.
const PALETTE: usize = 256;
const MOST_SURFACES: usize = 176;
/// So many pixels of one colour in a row are part of an area, a surface or a gradient; fewer belong to an edge.
const AREA_RUN: u32 = 6;

type Rgb = [u8; 3];

/// The bytes of a PNG file of opaque pixels, without any metadata.
pub(super) fn png(pixels: &Pixmap) -> Vec<u8> {
    let rgba = pixels.data().as_chunks::<4>().0;
    let census = Census::taken(rgba);
    let (colors, indices) = palette(&census, rgba.len());
    write((pixels.width(), pixels.height()), &colors.concat(), &indices, level(pixels.width(), census.runs.len()))
}

/// How hard to compress. On an overview a run becomes less than a byte at the second level, and most need no more than that to stay
/// below three hundred kilobytes; the fifth takes two thirds longer for an eighth. Details cost little in any case.
fn level(width: u32, runs: usize) -> u8 {
    if width < OVERVIEW || runs >= FULL { 5 } else { 2 }
}

fn write((width, height): (u32, u32), palette: &[u8], indices: &[u8], level: u8) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(indices.len() / 8 + 1024);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(palette);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(indices)?;
        writer.finish()
    });
    written.expect("writing to memory works and the data has the size of the picture");
    bytes
}

/// At most 256 colours, and each pixel's place among them.
fn palette(census: &Census, pixels: usize) -> (Vec<Rgb>, Vec<u8>) {
    let colors = choose(census);
    let places = nearest(census, &colors);
    (colors, census.spell(&places, pixels))
}

/// The different colours of a picture, how many pixels have each, and which follow each other.
struct Census {
    colors: Vec<Rgb>,
    counts: Vec<Count>,
    runs: Vec<Run>,
}

/// So many pixels of one colour, by its number, side by side.
struct Run {
    id: u16,
    length: u16,
}

/// Pixels of one colour, in areas and at edges, and what they weigh when colours are shared out.
#[derive(Clone, Copy, Default)]
struct Count {
    area: u32,
    edge: u32,
    weight: f64,
}

impl Count {
    fn add(&mut self, run: u32) {
        if run >= AREA_RUN { self.area += run } else { self.edge += run }
    }

    fn all(self) -> u32 {
        self.area + self.edge
    }

    /// Large areas count less than by their size, so that small bright things keep their colours, and edges
    /// still less, so that gradients get the steps they need.
    fn weigh(&mut self) {
        self.weight = (f64::from(self.area) + 0.15 * f64::from(self.edge)).powf(0.75);
    }
}

impl Census {
    /// Photographs have more colours than can be told apart: theirs are counted more and more coarsely.
    fn taken(rgba: &[[u8; 4]]) -> Census {
        let finest = [0xff, 0xfe, 0xfc].into_iter().find_map(|mask| Census::of(rgba, mask));
        finest.unwrap_or_else(|| Census::of(rgba, 0xf8).expect("with five bits there are half as many as may be"))
    }

    /// Counts colours of which only these bits matter. `None` if there are too many.
    fn of(rgba: &[[u8; 4]], mask: u8) -> Option<Census> {
        let mask = u32::from_le_bytes([mask, mask, mask, 0]);
        let mut slots = vec![(0_u32, 0_u16); SLOTS];
        let mut census = Census { colors: Vec::new(), counts: Vec::new(), runs: Vec::with_capacity(rgba.len() / 8) };
        let mut rest = rgba;
        while let Some(first) = rest.first() {
            let length = rest.iter().take(usize::from(u16::MAX)).take_while(|it| *it == first).count();
            rest = &rest[length..];
            // No colour is 0: that is a free slot.
            let color = (u32::from_le_bytes(*first) & mask) | 1 << 24;
            let mut slot = (color.wrapping_mul(0x9e37_79b1) >> (32 - SLOTS.ilog2())) as usize;
            while slots[slot].0 != color && slots[slot].0 != 0 {
                slot = (slot + 1) % SLOTS;
            }
            if slots[slot].0 == 0 {
                if census.colors.len() == MOST_COLORS {
                    return None;
                }
                slots[slot] = (color, census.colors.len() as u16);
                let [r, g, b, _] = color.to_le_bytes();
                census.colors.push([r, g, b]);
                census.counts.push(Count::default());
            }
            let id = slots[slot].1;
            census.counts[usize::from(id)].add(length as u32);
            census.runs.push(Run { id, length: length as u16 });
        }
        census.counts.iter_mut().for_each(Count::weigh);
        Some(census)
    }

    /// The pixels, each as the place of its colour in the palette.
    fn spell(&self, places: &[u8], pixels: usize) -> Vec<u8> {
        // A store of a fixed size is quicker than one of the right size; what is too much is written over.
        const STORE: usize = 16;
        let mut indices = vec![0; pixels + STORE];
        let mut at = 0;
        for run in &self.runs {
            let (place, end) = (places[usize::from(run.id)], at + usize::from(run.length));
            indices[at..at + STORE].copy_from_slice(&[place; STORE]);
            if end > at + STORE {
                indices[at + STORE..end].fill(place);
            }
            at = end;
        }
        indices.truncate(pixels);
        indices
    }
}

/// A set of colours that will share one place in the palette: a range of the order, and how much it would gain from a split.
struct Group {
    from: usize,
    to: usize,
    axis: usize,
    mean: [f64; 3],
    spread: f64,
}

/// Chooses up to 256 colours. Where surfaces are few they keep theirs exactly, and what is at their edges shares the rest;
/// where gradients and shadows have many, all share.
fn choose(census: &Census) -> Vec<Rgb> {
    if census.colors.len() <= PALETTE {
        return census.colors.clone();
    }
    let mut order: Vec<u32> = (0..census.colors.len() as u32).collect();
    let surfaces = surfaces(census, &mut order);
    let (exact, rest) = if surfaces <= MOST_SURFACES { order.split_at_mut(surfaces) } else { order.split_at_mut(0) };
    let mut palette: Vec<Rgb> = exact.iter().map(|&id| census.colors[id as usize]).collect();
    palette.extend(shared(census, rest, PALETTE - palette.len()));
    palette
}

/// Puts the colours of the largest areas first; says how many of them leave hardly any pixel of an area out.
fn surfaces(census: &Census, order: &mut [u32]) -> usize {
    let area = |id: u32| u64::from(census.counts[id as usize].area);
    order.sort_unstable_by_key(|&id| (std::cmp::Reverse(area(id)), id));
    let pixels: u64 = census.counts.iter().map(|it| u64::from(it.all())).sum();
    let mut out: u64 = order.iter().map(|&id| area(id)).sum();
    order
        .iter()
        .take_while(|&&id| {
            let more = out * STRAY_SHARE > pixels;
            out -= area(id);
            more
        })
        .count()
}

/// So many colours for all of these: groups are split where they differ most, weighed by pixels.
fn shared(census: &Census, order: &mut [u32], most: usize) -> Vec<Rgb> {
    let mut groups = vec![group(census, order, 0, order.len())];
    while groups.len() < most {
        let widest = (0..groups.len()).max_by(|&a, &b| groups[a].spread.total_cmp(&groups[b].spread)).unwrap_or(0);
        let Group { from, to, axis, mean, spread } = groups[widest];
        if spread <= 0.0 {
            break;
        }
        // Below the mean to the left, the others to the right; the spread says that there are both.
        let mut middle = from;
        for at in from..to {
            if f64::from(census.colors[order[at] as usize][axis]) < mean[axis] {
                order.swap(at, middle);
                middle += 1;
            }
        }
        groups[widest] = group(census, order, from, middle);
        groups.push(group(census, order, middle, to));
    }
    groups.iter().map(|group| stand_in(census, &order[group.from..group.to], group)).collect()
}

fn group(census: &Census, order: &[u32], from: usize, to: usize) -> Group {
    let (mut sum, mut squares, mut total) = ([0.0; 3], [0.0; 3], 0.0);
    for &id in &order[from..to] {
        let weight = census.counts[id as usize].weight;
        total += weight;
        for axis in 0..3 {
            let value = f64::from(census.colors[id as usize][axis]);
            sum[axis] += weight * value;
            squares[axis] += weight * value * value;
        }
    }
    let mean = sum.map(|sum| sum / total);
    let variance = |axis: usize| ([2.0, 4.0, 3.0][axis]) * (squares[axis] - sum[axis] * mean[axis]);
    let axis = (0..3).max_by(|&a, &b| variance(a).total_cmp(&variance(b))).unwrap_or(0);
    // Rounding leaves a little variance where there is none.
    let spread = if to - from < 2 { 0.0 } else { variance(axis).max(0.0) };
    Group { from, to, axis, mean, spread }
}

/// The colour of a group: its commonest if that is most of it, its mean otherwise.
fn stand_in(census: &Census, ids: &[u32], group: &Group) -> Rgb {
    let total: u64 = ids.iter().map(|&id| u64::from(census.counts[id as usize].all())).sum();
    match ids.iter().max_by_key(|&&id| (census.counts[id as usize].all(), id)) {
        Some(&id) if u64::from(census.counts[id as usize].all()) * 3 > total => census.colors[id as usize],
        _ => group.mean.map(|mean| mean.round() as u8),
    }
}

/// For each colour the place of the nearest in the palette.
fn nearest(census: &Census, palette: &[Rgb]) -> Vec<u8> {
    // Sorted by green, the search can stop where green alone is too far away.
    let mut sorted: Vec<(Rgb, u8)> = palette.iter().zip(0..=u8::MAX).map(|(color, place)| (*color, place)).collect();
    sorted.sort_unstable_by_key(|it| it.0[1]);
    let mut starts = [0; 256];
    for (green, start) in starts.iter_mut().enumerate() {
        *start = sorted.partition_point(|it| usize::from(it.0[1]) < green);
    }
    let search = |color: &Rgb| {
        let (mut best, mut place) = (u32::MAX, 0);
        let mut look = |(other, candidate): &(Rgb, u8)| {
            let distance = distance(color, other);
            if distance < best {
                (best, place) = (distance, *candidate);
            }
            let green = u32::from(color[1].abs_diff(other[1]));
            4 * green * green < best
        };
        let (below, above) = sorted.split_at(starts[usize::from(color[1])]);
        for candidate in above {
            if !look(candidate) {
                break;
            }
        }
        for candidate in below.iter().rev() {
            if !look(candidate) {
                break;
            }
        }
        place
    };
    census.colors.iter().map(search).collect()
}

/// How different two colours look, roughly: squares weighted as the eye does.
fn distance(a: &Rgb, b: &Rgb) -> u32 {
    let square = |axis: usize| u32::from(a[axis].abs_diff(b[axis])).pow(2);
    2 * square(0) + 4 * square(1) + 3 * square(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_exactly_as_they_are() {
        let rgba: Vec<[u8; 4]> = (0..=255_u8).flat_map(|it| [[it, 255 - it, 7, 255]; 3]).collect();
        let (colors, indices) = palette(&Census::taken(&rgba), rgba.len());
        assert_eq!(colors.len(), 256);
        let shown = indices.iter().map(|it| colors[usize::from(*it)]);
        assert!(shown.eq(rgba.iter().map(|[r, g, b, _]| [*r, *g, *b])));
    }

    #[test]
    fn a_photograph_has_a_palette_too() {
        let noise = |n: u32| n.wrapping_mul(0x9e37_79b1) ^ (n.wrapping_mul(0x85eb_ca6b) >> 7);
        let rgba: Vec<[u8; 4]> =
            (0..300_000).map(noise).map(|it| [it as u8, (it >> 8) as u8, (it >> 16) as u8, 255]).collect();
        let (colors, indices) = palette(&Census::taken(&rgba), rgba.len());
        assert!(colors.len() <= 256 && indices.len() == rgba.len());
        let far =
            rgba.iter().zip(&indices).map(|([r, g, b, _], it)| distance(&[*r, *g, *b], &colors[usize::from(*it)]));
        assert!(far.max().unwrap_or(0) < 9 * 100 * 100, "a colour is shown as quite another");
    }
}
