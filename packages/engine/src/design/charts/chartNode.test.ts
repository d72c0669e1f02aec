import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChartData, chartTypes } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { chartNode as chartNodeSchema, type Frame, type ShapeNode } from '../../model/scene.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { chartNode } from './chartNode.ts';
import { chartStyle } from './chartStyle.ts';

const palette = {
  bg: '#FFFFFF',
  text: '#16181C',
  surface: '#F4F3F0',
  muted: '#5F636B',
  accent1: '#D63A16',
  accent2: '#2A4365',
  accent3: '#C9A24B',
  accent4: '#5E8C7A',
  accent5: '#9AA3AE',
  accent6: '#7A4A5E',
};
const style = chartStyle({ palette, family: 'Inter', accent: { ref: 'accent1' }, rtl: false });
const typesetter = createTypesetter(createFontSource());
const wide: Frame = { x: 64, y: 160, w: 832, h: 320 };

const draw = (data: ChartData, frame = wide, language = 'en', rtl = false) =>
  chartNode(data, frame, { ...style, rtl }, typesetter, language);
const one = (type: ChartData['type'], categories: string[], values: (number | null)[], more: Partial<ChartData> = {}): ChartData => ({
  type,
  categories,
  series: [{ name: 'Series', values }],
  ...more,
});
const textOf = (shape: ShapeNode): string => shape.text?.paragraphs.flatMap((p) => p.runs.map((r) => r.text)).join('') ?? '';
const named = (shapes: readonly ShapeNode[], name: string): ShapeNode | undefined => shapes.find((s) => s.name === name);
const textsOf = (shapes: readonly ShapeNode[], kind: RegExp): string[] => shapes.filter((s) => kind.test(s.name)).map(textOf);

test('columns: heights follow the values, the last of a course of time leads, values stand above', () => {
  const { drawing, look } = draw(one('column', ['2023', '2024', '2025'], [2, 4, 8]));
  const heights = [1, 2, 3].map((i) => named(drawing, `Column ${i}`)?.frame.h ?? 0);
  assert.deepEqual(
    heights.map((h) => Math.round((h / (heights[2] ?? 1)) * 100)),
    [25, 50, 100],
  );
  assert.deepEqual(look.colors, [style.quiet, style.quiet, style.accent]);
  assert.deepEqual(textsOf(drawing, /^Value/), ['2', '4', '8']);
  assert.deepEqual(textsOf(drawing, /^Category/), ['2023', '2024', '2025']);
  assert.equal(look.valueAxis, false);
  assert.equal(look.legend, false);
  const value = named(drawing, 'Value 3')?.frame;
  const column = named(drawing, 'Column 3')?.frame;
  assert.ok(value && column && value.y + value.h <= column.y && Math.abs(value.x + value.w / 2 - column.x - column.w / 2) < 0.01);
});

test('the native chart has the plot, gap and scale that the drawing was made with', () => {
  const { drawing, look } = draw(one('column', ['a', 'b', 'c', 'd', 'e', 'f'], [5, 3, 9, 1, -4, 2]));
  const { plot, scale, gap } = look;
  assert.ok(scale);
  const pitch = plot.w / 6;
  const column = named(drawing, 'Column 3')?.frame;
  assert.ok(column);
  assert.ok(Math.abs(column.w - pitch / (1 + gap / 100)) < 0.01);
  assert.ok(Math.abs(column.x + column.w / 2 - plot.x - 2.5 * pitch) < 0.01);
  assert.ok(Math.abs(column.y - plot.y - plot.h * ((scale.max - 9) / (scale.max - scale.min))) < 0.01);
  assert.ok(Math.abs(column.h - (plot.h * 9) / (scale.max - scale.min)) < 0.01);
});

test('right-to-left: the first category is at the right, bars grow to the left, names stand at the right', () => {
  const columns = draw(one('column', ['1', '2', '3'], [1, 2, 3]), wide, 'ar', true).drawing;
  assert.ok((named(columns, 'Column 1')?.frame.x ?? 0) > (named(columns, 'Column 3')?.frame.x ?? 0));
  const bars = draw(one('bar', ['خورشید', 'باد'], [2, 1]), wide, 'fa', true);
  const long = named(bars.drawing, 'Bar 1')?.frame;
  const name = named(bars.drawing, 'Category 1')?.frame;
  assert.ok(long && name && long.x + long.w < name.x);
  assert.ok(bars.look.rtl);
});

test('the names of lines stand at their ends, and the leading line is painted last', () => {
  const data: ChartData = {
    type: 'line',
    categories: ['2023', '2024', '2025'],
    series: [
      { name: 'Gas', values: [50, 90, 96] },
      { name: 'Wind', values: [52, 60, 68] },
    ],
    highlight: 1,
  };
  const { drawing, look } = draw(data);
  assert.deepEqual(textsOf(drawing, /^Value/), ['Gas, 96', 'Wind, 68']);
  assert.deepEqual(
    drawing.filter((s) => s.name.startsWith('Line')).map((s) => s.name),
    ['Line 1.1', 'Line 2.1'],
  );
  assert.deepEqual(look.colors, [{ ref: 'accent2' }, { ref: 'accent1' }]);
  assert.deepEqual(look.lineWidths, [2, 3]);
  assert.deepEqual(
    look.pointLabels?.map(({ series, category, show, position }) => [series, category, show.join(), position]),
    [
      [0, 2, 'series,value', 'right'],
      [1, 2, 'series,value', 'right'],
      [0, 0, 'value', 'below'],
      [0, 1, 'value', 'above'],
      [1, 0, 'value', 'above'],
      [1, 1, 'value', 'below'],
    ],
  );
  assert.deepEqual(textsOf(drawing, /^Course value/), ['50', '90', '52', '60']);
});

test('of many points, or of such that have no room for all values, only the first is written beside the last', () => {
  const days = Array.from({ length: 20 }, (_, i) => i);
  const values = days.map((day) => 1000 + ((day * 7) % 5));
  const shown = textsOf(draw(one('line', days.map(String), values)).drawing, /^(?:Value|Course value)/);
  assert.deepEqual(shown, ['1,003', '1,000']);
  const narrow = { ...wide, w: 260 };
  const close = days.slice(0, 12);
  const few = draw(
    one(
      'line',
      close.map(String),
      close.map((day) => 10_000 + day),
    ),
    narrow,
  ).drawing;
  assert.equal(textsOf(few, /^Course value/).length, 1);
});

test('beside a series that the title speaks of the others are grey; two that are the greatest do not lead', () => {
  const two: ChartData = {
    type: 'column',
    categories: ['a', 'b'],
    series: [
      { name: 'x', values: [1, 2] },
      { name: 'y', values: [2, 3] },
    ],
  };
  assert.deepEqual(draw({ ...two, highlight: 1 }).look.colors, [{ ref: 'text', alpha: 0.32 }, style.accent]);
  assert.deepEqual(draw(two).look.colors[0], style.accent);
  assert.deepEqual(draw(one('bar', ['a', 'b', 'c'], [85, 85, 60])).look.colors, [style.accent, style.accent, style.accent]);
  assert.deepEqual(draw(one('column', ['a', 'b'], [1, 2], { even: true })).look.colors, [style.accent, style.accent]);
});

test('a missing value is a gap, and a value alone between gaps is a point', () => {
  const { drawing } = draw(one('line', ['a', 'b', 'c', 'd', 'e'], [1, null, 3, null, 5]));
  assert.equal(drawing.filter((s) => s.name.startsWith('Line')).length, 0);
  assert.equal(drawing.filter((s) => s.name.startsWith('Point')).length, 3);
});

test('a pie keeps its first series alone, takes sizes without their signs, and is not mirrored', () => {
  const data = { ...one('pie', ['a', 'b'], [3, -1]), series: [...one('pie', ['a'], [3, -1]).series, { name: 'x', values: [1, 2] }] };
  const node = draw(data, wide, 'ar', true);
  assert.equal(node.data.series.length, 1);
  const first = named(node.drawing, 'Part 1')?.geometry;
  assert.ok(first?.type === 'path');
  // Three quarters clockwise from the top end at the left.
  assert.deepEqual(
    first.commands
      .at(-2)
      ?.slice(-2)
      .map((v) => Math.round(Number(v))),
    [0, 160],
  );
});

test('long names are broken, then left out in turn, and shortened only at last', () => {
  const names = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);
  const shown = (categories: string[], frame: Frame) =>
    textsOf(
      draw(
        one(
          'column',
          categories,
          categories.map((_, i) => i),
        ),
        frame,
      ).drawing,
      /^Category/,
    );
  const narrow = { ...wide, w: 400 };
  assert.deepEqual(shown(names(4, 'Northern counties'), narrow), names(4, 'Northern counties'));
  assert.deepEqual(
    shown(names(20, 'Year'), narrow),
    names(20, 'Year').filter((_, i) => i % 3 === 0),
  );
  const cut = shown(names(4, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'), narrow);
  assert.ok(cut.length >= 2 && cut.every((name) => name.endsWith('…') && name.length > 5));
});

test('all zeros, one value, no value', () => {
  for (const type of chartTypes)
    for (const values of [
      [0, 0],
      [5, null],
      [null, null],
    ]) {
      const { drawing } = draw(one(type, ['a', 'b'], values));
      assert.ok(drawing.every((s) => Object.values(s.frame).every(Number.isFinite)));
    }
});

test('the description tells the numbers', () =>
  assert.equal(
    draw(one('bar', ['Rail', 'Road'], [1.5, -2], { unit: 'Million tonnes', suffix: ' %' })).alt,
    'Million tonnes. Rail: 1.5 %; Road: −2.0 %',
  ));

/** Numerical Recipes' linear congruential generator: the same shapes in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const words = [
  'Nord',
  'Services',
  'Long-term investments abroad',
  'الطاقة',
  '再生可能エネルギー',
  'Q',
  '2024',
  'Verkehrsinfrastruktur',
  'ดัชนี',
  '',
];
const languages = ['en', 'de', 'fr', 'ar', 'ja', 'hi', 'fa'];
const frames: Frame[] = [wide, { x: 64, y: 172, w: 540, h: 300 }, { x: 500, y: 100, w: 260, h: 170 }, { x: 10, y: 20, w: 300, h: 420 }];

function randomCase(random: () => number): { data: ChartData; frame: Frame; language: string; rtl: boolean } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const count = pick([1, 2, 3, 5, 7, 12, 13, 24, 60]);
  const size = pick([1, 1, 1, 2, 3, 5, 12]);
  const scale = pick([1e-7, 0.01, 1, 1, 100, 1e4, 1e6, 1e10]);
  const negative = random() < 0.3;
  const value = () => (random() < 0.05 ? null : (random() - (negative ? 0.5 : 0)) * scale);
  const years = random() < 0.4;
  const language = pick(languages);
  const data: ChartData = {
    type: pick(chartTypes),
    categories: Array.from({ length: count }, (_, i) => (years ? String(1965 + i) : `${pick(words)} ${i}`)),
    series: Array.from({ length: size }, () => ({ name: pick(words), values: Array.from({ length: count }, value) })),
    ...(random() < 0.2 && { suffix: ' %' }),
    ...(random() < 0.2 && { highlight: Math.floor(random() * 60) }),
  };
  return { data, frame: pick(frames), language, rtl: language === 'ar' || language === 'fa' };
}

const overlap = (a: Frame, b: Frame): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.6 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.6;
const within = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x - 0.6 &&
  inner.y >= outer.y - 0.6 &&
  inner.x + inner.w <= outer.x + outer.w + 0.6 &&
  inner.y + inner.h <= outer.y + outer.h + 0.6;

test('400 charts of many shapes: nothing leaves the frame, no label covers another, the values hold the schema, and twice is the same', () => {
  const random = seeded(20_261_121);
  for (let i = 0; i < 400; i++) {
    const { data, frame, language, rtl } = randomCase(random);
    const tell = (what: string) => `chart ${i}, ${data.type}, ${data.series.length} x ${data.categories.length}, ${language}: ${what}`;
    const node = draw(data, frame, language, rtl);
    const labels = node.drawing.filter((s) => s.text);
    for (const shape of node.drawing) assert.ok(within(shape.frame, frame), tell(`${shape.name} ${JSON.stringify(shape.frame)}`));
    labels.forEach((a, k) => {
      for (const b of labels.slice(k + 1))
        assert.ok(!overlap(a.frame, b.frame), tell(`${a.name} "${textOf(a)}" covers ${b.name} "${textOf(b)}"`));
    });
    assert.equal(chartNodeSchema.safeParse(node).error, undefined, tell('schema'));
    if (i % 10 === 0) assert.deepEqual(draw(data, frame, language, rtl), node);
  }
});

const fading = (ref: 'accent1' | 'accent2') => ({
  angle: 90,
  stops: [
    { at: 0, color: { ref, alpha: 0.4 } },
    { at: 1, color: { ref } },
  ],
});

test('an area below the leading line, where it has a value everywhere and none is below zero', () => {
  const under = fading('accent1');
  const filled = (values: (number | null)[]) =>
    chartNode(one('line', ['1', '2', '3'], values), wide, { ...style, under }, typesetter, 'en');
  const { drawing, look } = filled([2, 4, 8]);
  assert.deepEqual(look.under, { series: 0, fill: under });
  assert.deepEqual(named(drawing, 'Area below the line')?.fill, under);
  for (const values of [
    [2, null, 8],
    [2, -4, 8],
  ])
    assert.equal(filled(values).look.under, undefined);
});

test('columns and bars of one series run from one colour to another, the bars from their end', () => {
  const fills = { lead: fading('accent1'), quiet: fading('accent2') };
  const filled = (type: 'column' | 'bar', rtl = false) =>
    chartNode(one(type, ['a', 'b'], [9, 4]), wide, { ...style, rtl, fills }, typesetter, 'en');
  const columns = filled('column');
  assert.deepEqual(columns.look.fills, [fills.lead, fills.quiet]);
  assert.deepEqual(named(columns.drawing, 'Column 2')?.fill, fills.quiet);
  assert.deepEqual(filled('bar').look.fills?.[0], { ...fills.lead, angle: 180 });
  assert.deepEqual(filled('bar', true).look.fills?.[0], { ...fills.lead, angle: 0 });
});
