//! Encodes pixels as PNG: with 256 well-chosen colours if the difference is invisible, else with all of them.

use std::collections::BTreeMap;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use tiny_skia::Pixmap;

/// More different colours than this are a photograph, not a board.
const MOST_COLORS: usize = 1 << 16;
/// How far a colour may drift, as a squared and weighted distance: in areas, where a step would show as a band,
/// and at edges, where it cannot be seen for the step that is there already.
const AREA_DRIFT: u32 = 24;
const EDGE_DRIFT: u32 = 2_500;
/// One pixel in so many may drift further.
const STRAY_SHARE: u64 = 400;
/// How many colours a palette has, and how many of them surfaces may have for themselves.
const PALETTE: usize = 256;
const MOST_SURFACES: usize = 176;
/// So many pixels of one colour in a row are part of an area, a surface or a gradient; fewer belong to an edge.
const AREA_RUN: u32 = 6;

type Rgb = [u8; 3];

/// The bytes of a PNG file of opaque pixels, without any metadata.
pub(super) fn png(pixels: &Pixmap) -> Vec<u8> {
    let (width, height) = (pixels.width(), pixels.height());
    let rgba = pixels.data().as_chunks::<4>().0;
    match palette(rgba) {
        Some((colors, indices)) => write(width, height, Some(&colors.concat()), &indices),
        None => {
            let rgb: Vec<u8> = rgba.iter().flat_map(|&[r, g, b, _]| [r, g, b]).collect();
            write(width, height, None, &rgb)
        }
    }
}

fn write(width: u32, height: u32, palette: Option<&[u8]>, data: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(data.len() / 8 + 1024);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_depth(BitDepth::Eight);
    match palette {
        Some(palette) => {
            encoder.set_color(ColorType::Indexed);
            encoder.set_palette(palette);
            encoder.set_filter(Filter::NoFilter);
        }
        None => {
            encoder.set_color(ColorType::Rgb);
            encoder.set_filter(Filter::NoFilter);
        }
    }
    // A file a third smaller is worth a few more milliseconds: it travels for longer than it is made.
    encoder.set_deflate_compression(DeflateCompression::Level(6));
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(data)?;
        writer.finish()
    });
    written.expect("writing to memory works and the data has the size of the picture");
    bytes
}

/// At most 256 colours and each pixel's place among them, if that looks right.
pub(super) fn palette(rgba: &[[u8; 4]]) -> Option<(Vec<Rgb>, Vec<u8>)> {
    let (census, ids) = Census::of(rgba)?;
    let colors = choose(&census);
    let places = nearest(&census, &colors, rgba.len() as u64)?;
    Some((colors, ids.into_iter().map(|id| places[id as usize]).collect()))
}

/// The different colours of a picture and how many pixels have each.
struct Census {
    colors: Vec<Rgb>,
    counts: Vec<Count>,
}

/// Pixels of one colour, in areas and at edges.
#[derive(Clone, Copy, Default)]
struct Count {
    area: u32,
    edge: u32,
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
    fn weight(self) -> f64 {
        (f64::from(self.area) + 0.15 * f64::from(self.edge)).powf(0.75)
    }
}

impl Census {
    /// Counts colours and gives every pixel the number of its colour. `None` if there are too many.
    fn of(rgba: &[[u8; 4]]) -> Option<(Census, Vec<u16>)> {
        const SLOTS: usize = MOST_COLORS * 4;
        const FREE: u32 = u32::MAX;
        let mut slots = vec![(FREE, 0u16); SLOTS];
        let mut census = Census { colors: Vec::new(), counts: Vec::new() };
        let mut ids = vec![0u16; rgba.len()];
        let (mut last, mut last_id, mut run) = (FREE, 0u16, 0u32);
        for (&[r, g, b, _], id) in rgba.iter().zip(&mut ids) {
            let color = u32::from_be_bytes([0, r, g, b]);
            if color != last {
                if run > 0 {
                    census.counts[last_id as usize].add(run);
                }
                run = 0;
                let mut slot = (color.wrapping_mul(0x9e37_79b1) >> 14) as usize % SLOTS;
                while slots[slot].0 != color && slots[slot].0 != FREE {
                    slot = (slot + 1) % SLOTS;
                }
                if slots[slot].0 == FREE {
                    if census.colors.len() == MOST_COLORS {
                        return None;
                    }
                    slots[slot] = (color, census.colors.len() as u16);
                    census.colors.push([r, g, b]);
                    census.counts.push(Count::default());
                }
                (last, last_id) = (color, slots[slot].1);
            }
            *id = last_id;
            run += 1;
        }
        if run > 0 {
            census.counts[last_id as usize].add(run);
        }
        Some((census, ids))
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
            let more = out * 2 * STRAY_SHARE > pixels;
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
        let weight = census.counts[id as usize].weight();
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

/// For each colour the nearest in the palette. `None` if the picture would suffer.
fn nearest(census: &Census, palette: &[Rgb], pixels: u64) -> Option<Vec<u8>> {
    // Sorted by green, the search can stop where green alone is too far away.
    let mut by_green: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    for (place, color) in palette.iter().enumerate() {
        by_green.entry(color[1]).or_default().push(place as u8);
    }
    let sorted: Vec<u8> = by_green.into_values().flatten().collect();
    let mut starts = [0usize; 256];
    for (green, start) in starts.iter_mut().enumerate() {
        *start = sorted.partition_point(|&place| usize::from(palette[place as usize][1]) < green);
    }
    let search = |color: &Rgb| {
        let (mut best, mut place) = (u32::MAX, 0);
        let mut look = |candidate: u8| {
            let other = &palette[candidate as usize];
            let distance = distance(color, other);
            if distance < best {
                (best, place) = (distance, candidate);
            }
            let green = u32::from(color[1].abs_diff(other[1]));
            4 * green * green < best
        };
        let start = starts[color[1] as usize];
        for &candidate in &sorted[start..] {
            if !look(candidate) {
                break;
            }
        }
        for &candidate in sorted[..start].iter().rev() {
            if !look(candidate) {
                break;
            }
        }
        (best, place)
    };
    let mut places = Vec::with_capacity(census.colors.len());
    let mut strays = 0;
    for (color, &count) in census.colors.iter().zip(&census.counts) {
        let (distance, place) = search(color);
        if distance > AREA_DRIFT {
            strays += u64::from(count.area);
        }
        if distance > EDGE_DRIFT {
            strays += u64::from(count.edge);
        }
        places.push(place);
    }
    (strays * STRAY_SHARE <= pixels).then_some(places)
}

/// How different two colours look, roughly: squares weighted as the eye does.
pub(super) fn distance(a: &Rgb, b: &Rgb) -> u32 {
    let square = |axis: usize| u32::from(a[axis].abs_diff(b[axis])).pow(2);
    2 * square(0) + 4 * square(1) + 3 * square(2)
}
