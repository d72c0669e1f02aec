import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync, inflateSync } from 'node:zlib';
import { packedSample, readPng, unfilter } from './png.ts';
import { type Plane, splitPng, transparentColor } from './pngPlanes.ts';

const [width, height] = [13, 9];
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Kind {
  readonly type: 0 | 2 | 3 | 4 | 6;
  readonly depth: 1 | 2 | 4 | 8 | 16;
  readonly interlaced?: boolean;
  readonly transparency?: number[];
}
const channelsOf = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;

/** A sample that differs from its neighbours. */
const sample = (x: number, y: number, channel: number, depth: number) =>
  (x * 37 + y * 101 + channel * 59 + ((x * y) % 7) * 300) % 2 ** depth;

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

function encode({ type, depth, interlaced = false, transparency }: Kind): Buffer {
  const channels = channelsOf[type];
  const lines: Buffer[] = [];
  for (const [x0, y0, dx, dy] of interlaced ? passes : ([[0, 0, 1, 1]] as const)) {
    let before = Buffer.alloc(0);
    for (let y = y0, row = 0; y < height && x0 < width; y += dy, row++) {
      const bits: number[] = [];
      for (let x = x0; x < width; x += dx) {
        for (let c = 0; c < channels; c++) for (let b = depth - 1; b >= 0; b--) bits.push((sample(x, y, c, depth) >> b) & 1);
      }
      const raw = Buffer.alloc(Math.ceil(bits.length / 8));
      for (const [i, bit] of bits.entries()) raw[i >> 3] = (raw[i >> 3] ?? 0) | (bit << (7 - (i & 7)));
      lines.push(filtered(raw, row === 0 ? Buffer.alloc(raw.length) : before, row % 5, Math.max(1, (channels * depth) >> 3)));
      before = raw;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const data = deflateSync(Buffer.concat(lines));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(type === 3 ? [chunk('PLTE', Buffer.alloc(3 * 2 ** Math.min(depth, 8)))] : []),
    ...(transparency ? [chunk('tRNS', Buffer.from(transparency))] : []),
    chunk('IDAT', data.subarray(0, 20)),
    chunk('IDAT', data.subarray(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One scanline under each of PNG's five filters. */
function filtered(raw: Buffer, before: Buffer, filter: number, back: number): Buffer {
  const out = Buffer.alloc(raw.length + 1, filter);
  for (const [i, value] of raw.entries()) {
    const [left, up, upLeft] = [raw[i - back] ?? 0, before[i] ?? 0, i >= back ? (before[i - back] ?? 0) : 0];
    const nearest = [left, up, upLeft].map((v) => Math.abs(left + up - upLeft - v));
    const paeth = [left, up, upLeft][nearest.indexOf(Math.min(...nearest))] ?? 0;
    out[i + 1] = value - ([0, left, up, (left + up) >> 1, paeth][filter] ?? 0);
  }
  return out;
}

/** The samples of a plane by row. */
function samples({ data, channels, depth }: Plane): number[] {
  const bytes = Math.ceil((width * channels * depth) / 8);
  const rows = unfilter(inflateSync(data), bytes, Math.max(1, (channels * depth) >> 3));
  return Array.from({ length: width * height * channels }, (_, i) => {
    const [y, at] = [Math.floor(i / (width * channels)), i % (width * channels)];
    const row = rows.subarray(y * bytes, (y + 1) * bytes);
    return depth === 16 ? ((row[at * 2] ?? 0) << 8) | (row[at * 2 + 1] ?? 0) : packedSample(row, at, depth);
  });
}

const expected = (channels: readonly number[], depth: number, map = (value: number) => value): number[] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => channels.map((c) => map(sample(x, y, c, depth))))).flat(
    2,
  );

const opaque: Kind[] = [
  ...([1, 2, 4, 8, 16] as const).map((depth): Kind => ({ type: 0, depth })),
  ...([8, 16] as const).map((depth): Kind => ({ type: 2, depth })),
  ...([1, 2, 4, 8] as const).map((depth): Kind => ({ type: 3, depth })),
];

test('pictures without opacities are taken as they are, or with their lines put in order', () => {
  for (const kind of opaque.flatMap((plain) => [plain, { ...plain, interlaced: true }])) {
    const { color, mask } = splitPng(readPng(encode(kind)));
    assert.equal(mask, undefined);
    assert.deepEqual(samples(color), expected(kind.type === 2 ? [0, 1, 2] : [0], kind.depth), JSON.stringify(kind));
  }
});

test('opacities are divided from colours', () => {
  for (const type of [4, 6] as const) {
    for (const depth of [8, 16] as const) {
      for (const interlaced of [false, true]) {
        const { color, mask } = splitPng(readPng(encode({ type, depth, interlaced })));
        const channels = type === 4 ? [0] : [0, 1, 2];
        assert.deepEqual(samples(color), expected(channels, depth));
        assert.deepEqual(mask && samples(mask), expected([channels.length], depth));
      }
    }
  }
});

test('opacities of a palette become a mask', () => {
  for (const interlaced of [false, true]) {
    const { color, mask } = splitPng(readPng(encode({ type: 3, depth: 2, interlaced, transparency: [0, 128] })));
    assert.deepEqual(samples(color), expected([0], 2));
    assert.deepEqual(
      mask && samples(mask),
      expected([0], 2, (index) => [0, 128][index] ?? 255),
    );
  }
});

test('one transparent colour is a range of each sample', () => {
  assert.deepEqual(transparentColor(readPng(encode({ type: 2, depth: 8, transparency: [0, 1, 0, 2, 0, 3] }))), [1, 1, 2, 2, 3, 3]);
  assert.equal(transparentColor(readPng(encode({ type: 2, depth: 8 }))), undefined);
});

test('what is no PNG, or one that ends early, is refused', () => {
  assert.throws(() => readPng(Buffer.from('GIF89a')), /no PNG/);
  const whole = encode({ type: 6, depth: 8 });
  assert.throws(() => splitPng(readPng(whole.subarray(0, whole.length - 60))));
  assert.throws(() => readPng(whole.subarray(0, 20)), /without a header/);
});
