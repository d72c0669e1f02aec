import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { paragraph, style, typesetter } from '../../../../../../test/fixtures/typesetting.ts';
import type { Frame, ShapeNode } from '../../../model/scene.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';
import { bodyOf } from '../../page/pageBuilder.ts';
import { overrunsOf } from './reach.ts';
import { withRoom } from './withRoom.ts';

/** A text box in a condensed face, which Arial is wider than. */
function box(name: string, frame: Frame, text: string): ShapeNode {
  const look = { ...style(), family: 'Oswald', weight: 600, size: 30 };
  const set = typesetter.set([paragraph([{ text, style: look }], { lineHeight: 36 })], { width: frame.w, height: frame.h });
  return { type: 'shape', name, frame, geometry: { type: 'rect' }, role: 'body', text: bodyOf(set) };
}

const sizeOf = (node: unknown): number => (node as ShapeNode).text?.paragraphs[0]?.runs[0]?.style.size ?? 0;
const WORDS = 'Half of our customers pay by use';

test('a text that Arial would push over its neighbour is set smaller, and its equals with it', () => {
  const head = box('Head 1', { x: 60, y: 100, w: 410, h: 40 }, WORDS);
  const equal = box('Head 2', { x: 480, y: 100, w: 410, h: 40 }, 'Short');
  const below = box('Text 1', { x: 60, y: 140, w: 410, h: 40 }, 'Below it');
  const [first] = overrunsOf([head, equal, below], typesetter, 'arial');
  assert.deepEqual([first?.node.name, first?.over], ['Head 1', 'Text 1']);
  const roomy = withRoom([head, equal, below], typesetter);
  assert.deepEqual(overrunsOf(roomy, typesetter, 'arial'), []);
  assert.ok(sizeOf(roomy[0]) < 30 && sizeOf(roomy[0]) >= 12);
  assert.equal(sizeOf(roomy[1]), sizeOf(roomy[0]));
  assert.equal(roomy[2], below);
});

test('a number that would be cut at the end of its line is set smaller where it has no room beside it, whatever room is below it', () => {
  const figure = box('Before, figure', { x: 60, y: 100, w: 126, h: 40 }, '€340,000');
  const beside = box('Text 2', { x: 190, y: 100, w: 300, h: 40 }, 'Beside it');
  const far = box('Text 1', { x: 60, y: 400, w: 410, h: 40 }, 'Far below');
  const cut = overrunsOf([figure, beside, far], typesetter, 'arial').map(({ over }) => over);
  assert.deepEqual(cut, ['its own line']);
  const roomy = withRoom([figure, beside, far], typesetter);
  assert.ok(sizeOf(roomy[0]) < 30);
  for (const substitute of ['arial', 'dejavu'] as const) assert.deepEqual(overrunsOf(roomy, typesetter, substitute), []);
});

test('a heading whose longest word would be torn is set smaller, by a quarter at most', () => {
  const width = typesetter.width('RECOMMENDATIONS', { ...style(), family: 'Oswald', weight: 600, size: 30 }, 'en');
  const head = (w: number): ShapeNode => ({
    ...box('Title', { x: 60, y: 100, w, h: 40 }, 'RECOMMENDATIONS'),
    role: 'title',
    placeholder: 'title',
  });
  const wide = head(width * 1.2);
  assert.ok(sizeOf(withRoom([wide], typesetter)[0]) < 30);
  for (const substitute of ['arial', 'times'] as const)
    assert.deepEqual(overrunsOf(withRoom([wide], typesetter), typesetter, substitute), []);
  const [narrow] = withRoom([head(width * 1.03)], typesetter);
  assert.ok(sizeOf(narrow) < 24 && sizeOf(narrow) > 30 * 0.7, 'what Arial needs, and not what DejaVu Sans would need besides');
  const list = { ...wide, role: 'list' as const };
  assert.ok(sizeOf(withRoom([list], typesetter)[0]) > sizeOf(withRoom([wide], typesetter)[0]), 'only headings are held to DejaVu Sans');
});

test('what keeps its place stays as it is, also where its text grows into empty room', () => {
  const nodes = [box('Head 1', { x: 60, y: 100, w: 410, h: 40 }, WORDS), box('Text 1', { x: 60, y: 240, w: 410, h: 40 }, 'Far below')];
  assert.equal(withRoom(nodes, typesetter), nodes);
});

test('a deck in condensed headings keeps to its places in the widths of Arial, DejaVu Sans and Times', async () => {
  const sample = deck.parse(
    JSON.parse(await readFile(new URL('../../../../../../docs/examples/product-plan.json', import.meta.url), 'utf8')),
  );
  const { pages } = designDeck(sample, 'NewYork', typesetter, { split: true });
  for (const substitute of ['arial', 'dejavu', 'times'] as const)
    for (const [i, { nodes }] of pages.entries())
      assert.deepEqual(
        // Of a row of figures in a condensed face one may be cut in the widest that stand in.
        overrunsOf(nodes, typesetter, substitute).filter(({ over }) => substitute === 'arial' || over !== 'its own line'),
        [],
        `${substitute}, page ${i + 1}`,
      );
});

test('items between hairlines stay between them when they are set smaller', () => {
  const look = { ...style(), family: 'Oswald', weight: 600, size: 30 };
  const items = [WORDS, `${WORDS} and by the month`, WORDS].map((text, i) =>
    paragraph([{ text, style: look }], { lineHeight: 36, spaceBefore: i === 0 ? 0 : 24 }),
  );
  const frame = { x: 60, y: 100, w: 410, h: 200 };
  const list: ShapeNode = { ...box('List', frame, ''), text: bodyOf(typesetter.set(items, { width: frame.w, height: frame.h })) };
  const below = box('Text 1', { x: 60, y: 300, w: 410, h: 40 }, 'Below it');
  const rules = [148, 244].map(
    (y, i): ShapeNode => ({ type: 'shape', name: `Rule ${i + 1}`, frame: { x: 60, y, w: 410, h: 1 }, geometry: { type: 'rect' } }),
  );
  const [set] = withRoom([list, below, ...rules], typesetter) as readonly ShapeNode[];
  assert.ok(set?.text && sizeOf(set) < 30);
  const { lines, paragraphs } = set.text;
  let y = frame.y;
  paragraphs.forEach(({ spaceBefore, lineHeight }, i) => {
    const top = y + spaceBefore;
    y = top + lines.filter((line) => line.paragraph === i).length * lineHeight;
    for (const rule of rules) assert.ok(y <= rule.frame.y || top >= rule.frame.y + 1, `item ${i + 1} stands from ${top} to ${y}`);
  });
});

test('marks beside points stand at their first lines when the points are set smaller and take fewer lines', async () => {
  const items = [
    'Kompostownik ustaw w półcieniu, najlepiej pod drzewem liściastym',
    'W pełnym słońcu pryzma wysycha, a w głębokim cieniu rozkłada się zbyt wolno',
    'Dno musi stać bezpośrednio na ziemi, żeby dżdżownice mogły wejść do środka i żeby woda miała gdzie odpłynąć',
    'Od granicy działki zachowaj co najmniej 2 metry, a od okien sąsiada 5 metrów',
  ].map((text) => ({ text }));
  const slides = [{ kind: 'bullets', title: 'Wybór miejsca', items, notes: '' }];
  const { pages } = designDeck(deck.parse({ title: 'Kompost', language: 'pl', slides }), 'Nairobi', typesetter, { split: true });
  const all = leaves(pages[0]?.nodes ?? []);
  const list = all.find((node): node is ShapeNode => node.type === 'shape' && node.role === 'list');
  const lines = list?.text?.lines ?? [];
  const firsts = items.map((_, i) => (list?.frame.y ?? 0) + (lines.find(({ paragraph }) => paragraph === i)?.baseline ?? 0));
  const marks = all.filter(
    (node) => node.type === 'shape' && !node.text && Math.max(node.frame.w, node.frame.h) < 40 && node.frame.x < (list?.frame.x ?? 0) + 40,
  );
  const tops = firsts.map((line) => {
    const near = marks.filter(({ frame: { y, h } }) => Math.abs(y + h / 2 - line) < 26).map(({ frame }) => frame.y);
    return line - Math.min(...near);
  });
  assert.ok(Math.max(...tops) - Math.min(...tops) < 4, tops.map((top) => top.toFixed(1)).join(', '));
});
