import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import type { Frame } from '../../../model/scene.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';

const typesetter = createTypesetter(createFontSource());

/** Frames by name of a slide with these values against one target. */
function drawn(template: string, values: readonly number[], highlight?: number): ReadonlyMap<string, Frame> {
  const rows = values.map((value, i) => ({
    label: `Plan ${i + 1}`,
    actual: `${value} €`,
    target: '100 €',
    value,
    goal: 100,
    want: 'atMost',
  }));
  const deck = deckSchema.parse({
    title: 'Budget',
    language: 'en',
    slides: [{ kind: 'targets', title: 'One plan fits', rows, ...(highlight !== undefined && { highlight }), notes: '' }],
  });
  const { pages } = designDeck(deck, template, typesetter, { split: false });
  return new Map(leaves(pages[0]?.nodes ?? []).map(({ name, frame }) => [name, frame]));
}

for (const template of ['Tokyo', 'Lisbon', 'Geneva'])
  test(`bars are as long as their values on one scale, also on a plate and far beyond the target: ${template}`, () => {
    const frames = drawn(template, [60, 161, 300], 0);
    const widths = [1, 2, 3].map((row) => frames.get(`Bar ${row}`)?.w ?? 0);
    const ticks = [1, 2, 3].map((row) => (frames.get(`Target ${row}`)?.x ?? 0) + 3 - (frames.get(`Bar ${row}`)?.x ?? 0));
    const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.01, `${a} and ${b}`);
    for (const [i, value] of [60, 161, 300].entries()) near((widths[i] ?? 0) / (widths[2] ?? 1), value / 300);
    for (const tick of ticks) near(tick / (widths[2] ?? 1), 100 / 300);
    assert.equal(frames.has('Bar 3, end'), false);
  });

test('a bar that is too long for any track is seen to be cut', () => {
  const frames = drawn('Tokyo', [80, 1200]);
  const [bar, end] = [frames.get('Bar 2'), frames.get('Bar 2, end')];
  assert.ok(bar && end && end.x > bar.x + bar.w + 3);
});

test('the gaps of what was reached stand back beside those of what was missed, and have a head', () => {
  const rows = [
    { label: 'Waste', actual: '91 g', target: '99 g', value: 91, goal: 99, gap: '−8 g', want: 'atMost' as const },
    { label: 'Staff', actual: '57', target: '60', value: 57, goal: 60, gap: '−3', want: 'atLeast' as const },
  ];
  const heads = { actual: 'Result', target: 'Goal' };
  const gapsOf = (shown: typeof rows) => {
    const slide = { kind: 'targets' as const, title: 'One of two was reached', heads, rows: shown, notes: '' };
    const [page] = designDeck(deckSchema.parse({ title: 'Goals', language: 'en', slides: [slide] }), 'Tokyo', typesetter, {
      split: false,
    }).pages;
    const nodes = leaves(page?.nodes ?? []).flatMap((node) => (node.type === 'shape' && node.name.endsWith(', gap') ? [node] : []));
    return new Map(nodes.map(({ name, text }) => [name, /"weight":(\d+)/.exec(JSON.stringify(text))?.[1]]));
  };
  const mixed = gapsOf(rows);
  assert.ok(mixed.has('Head, gap'));
  assert.notEqual(mixed.get('Row 1, gap'), mixed.get('Row 2, gap'));
  const missed = gapsOf(rows.map((row) => ({ ...row, want: 'atLeast' as const })));
  assert.equal(missed.get('Row 1, gap'), missed.get('Row 2, gap'));
});

test('where some limits were kept and others were not, each row shows whether its own was; the differences have a head', () => {
  const shown = (...values: number[]) => [...drawn('Tokyo', values).keys()].filter((name) => name.startsWith('Kept'));
  assert.deepEqual(shown(60, 161, 100), ['Kept 1', 'Kept 2', 'Kept 3']);
  assert.deepEqual(shown(60, 90), []);
  const row = { label: 'Cost', actual: '91 €', target: '99 €', value: 91, goal: 99, gap: '−8 €' };
  const slides = [{ kind: 'targets', title: 'Two goals', rows: [row, row], notes: '' }];
  const { pages } = designDeck(deckSchema.parse({ title: 'Costs', language: 'fr', slides }), 'Tokyo', typesetter, { split: false });
  const texts = leaves(pages[0]?.nodes ?? []).flatMap((node) =>
    node.type === 'shape' ? (node.text?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ text }) => text)) : [],
  );
  assert.ok(texts.includes('Écart'), texts.join(' | '));
});
