/** What a slide says itself, and what it leaves to its layout. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, SceneNode, ShapeNode } from '../../packages/engine/src/model/scene.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { placeholderOf } from '../fixtures/scene/layouts.ts';
import { filled, pageOf } from '../fixtures/scene/pages.ts';
import { paragraph, run, setText, style } from '../fixtures/scene/text.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { openPackage, type PartIndex } from './partIndex.ts';
import { all, first, type XmlElement } from './xmlTree.ts';

const BULLETS = 1;
const numbers = (values: readonly number[], startAt = '.') =>
  values.map((n) =>
    paragraph(run(`Step ${n}`, style(18)), { indent: 20, bullet: { text: `${n}${startAt}`, number: n, style: style(18) } }),
  );

function write(nodes: SceneNode[], other: Partial<typeof allNodesScene> = {}): PartIndex {
  const page: Page = { layout: BULLETS, title: 'T', notes: '', nodes };
  return openPackage(writePptx({ ...allNodesScene, pages: [page], sections: [], ...other }, { fonts, image: fixtureImage }));
}

function slideOf(index: PartIndex): XmlElement {
  const root = index.xml.get('ppt/slides/slide1.xml');
  assert.ok(root);
  return root;
}
const slide = (nodes: SceneNode[]): XmlElement => slideOf(write(nodes));
const names = (elements: readonly XmlElement[]): string[] => elements.map((e) => e.name);
const attribute = (element: XmlElement | undefined, name: string): string | undefined => element?.attributes.get(name);

const body = (paragraphs = [paragraph(run('Text', style(18)), { indent: 18, bullet: { text: '•', style: style(18) } })]): ShapeNode =>
  filled(BULLETS, 'body', paragraphs, 'body');

test('a placeholder filled as its layout says has neither place nor look of its own', () => {
  const root = slide([body()]);
  assert.deepEqual(first(root, 'p:spPr')?.children.slice(), []);
  assert.equal(first(root, 'a:pPr'), undefined);
  assert.deepEqual([...(first(root, 'a:rPr')?.attributes.keys() ?? [])], ['lang', 'dirty']);
  assert.deepEqual(first(root, 'a:rPr')?.children, []);
});

test('a placeholder that is elsewhere says where', () => {
  const moved = body();
  const root = slide([{ ...moved, frame: { ...moved.frame, x: 100 } }]);
  assert.equal(attribute(all(root, 'a:off')[1], 'x'), '1270000');
});

test('what differs from the placeholder is said, also where it is less', () => {
  const title = {
    ...filled(BULLETS, 'title', [paragraph(run('Light', { ...style(20), color: { ref: 'accent1' } }), { align: 'center' })], 'title'),
  };
  const root = slide([
    {
      ...title,
      text: {
        ...setText([paragraph(run('Light', { ...style(20), color: { ref: 'accent1' } }), { align: 'center' })], {
          width: 800,
          height: 40,
          anchor: 'middle',
        }),
      },
    },
  ]);
  const properties = first(root, 'a:rPr');
  assert.deepEqual(
    ['sz', 'b', 'spc'].map((name) => attribute(properties, name)),
    ['2000', '0', '0'],
  );
  assert.deepEqual(names(properties?.children ?? []), ['a:solidFill', 'a:latin']);
  assert.equal(attribute(first(root, 'a:latin'), 'typeface'), '+mn-lt');
  assert.equal(attribute(first(root, 'a:pPr'), 'algn'), 'ctr');
  assert.equal(attribute(first(root, 'a:bodyPr'), 'anchor'), 'ctr');
});

test('the heading font in a text box is the theme’s, a weight of its own is a typeface', () => {
  const text = setText([paragraph([run('A', style(20, { family: 'Manrope', weight: 700 })), run('B', style(20, { weight: 300 }))])], {
    width: 300,
    height: 40,
  });
  const root = slide([{ type: 'shape', name: 'Box', frame: { x: 0, y: 0, w: 300, h: 40 }, geometry: { type: 'rect' }, text }]);
  assert.deepEqual(
    all(root, 'a:latin').map((e) => attribute(e, 'typeface')),
    ['+mj-lt', 'Inter Light'],
  );
  assert.equal(attribute(first(root, 'p:cNvSpPr'), 'txBox'), '1');
});

test('the items of a numbered list agree on where it starts; another list starts anew', () => {
  const root = slide([body([...numbers([1, 2, 3]), ...numbers([7, 8]), ...numbers([9, 10], ')')])]);
  assert.deepEqual(
    all(root, 'a:buAutoNum').map((e) => [attribute(e, 'type'), attribute(e, 'startAt')]),
    [
      ...Array.from({ length: 3 }, () => ['arabicPeriod', undefined]),
      ...Array.from({ length: 2 }, () => ['arabicPeriod', '7']),
      ...Array.from({ length: 2 }, () => ['arabicParenR', '9']),
    ],
  );
});

test('a running element of one line does not wrap, whatever font stands in; other texts do', () => {
  const wrapOf = (text: string, role: 'artifact' | 'body', width = 300): string | undefined => {
    const set = setText([paragraph(run(text, style(12)))], { width, height: 40 });
    const frame = { x: 0, y: 0, w: width, h: 40 };
    const root = slide([{ type: 'shape', name: 'Deck', frame, geometry: { type: 'rect' }, role, decorative: true, text: set }]);
    return attribute(first(root, 'a:bodyPr'), 'wrap');
  };
  assert.equal(wrapOf('The name of the deck', 'artifact'), 'none');
  assert.equal(wrapOf('The name of the deck', 'artifact', 60), 'square');
  assert.equal(wrapOf('The name of the deck', 'body'), 'square');
});

test('a slide number is a field, with the words around it as text', () => {
  const text = paragraph(run('Page 1 of 9', placeholderOf(BULLETS, 'number').style));
  const root = slide([filled(BULLETS, 'number', [text], 'artifact')]);
  assert.deepEqual(
    first(root, 'a:p')
      ?.children.filter((e) => e.name !== 'a:pPr')
      .map((e) => [e.name, first(e, 'a:t')?.text]),
    [
      ['a:r', 'Page '],
      ['a:fld', '1'],
      ['a:r', ' of 9'],
    ],
  );
});

test('line feeds break lines and do not end paragraphs', () => {
  const root = slide([body([paragraph(run('One\ntwo\r\nthree', style(18)))])]);
  assert.deepEqual(names(first(root, 'a:p')?.children ?? []), ['a:pPr', 'a:r', 'a:br', 'a:r', 'a:br', 'a:r']);
});

test('links lead to the web and to mail; other addresses are left as text', () => {
  const links = [
    'https://example.org/ü?a=1&b',
    'mailto:a@example.org',
    'javascript:alert(1)',
    'not an address',
    'https://example.org/ü?a=1&b',
  ];
  const index = write([body([paragraph(links.map((link) => run('x', style(18), link)))])]);
  assert.equal(all(slideOf(index), 'a:hlinkClick').length, 3);
  assert.deepEqual(
    index.relationships
      .get('ppt/slides/slide1.xml')
      ?.filter((r) => r.external)
      .map((r) => r.target),
    ['https://example.org/%C3%BC?a=1&b', 'mailto:a@example.org'],
  );
});

test('the first column of a right-to-left table is its rightmost', () => {
  const cell = (text: string) => ({
    text: setText([paragraph(run(text, style(14)), { rtl: true, language: 'ar' })], { width: 90, height: 30 }),
  });
  const root = slide([
    {
      type: 'table',
      name: 'T',
      alt: 'T',
      frame: { x: 0, y: 0, w: 300, h: 30 },
      header: false,
      rtl: true,
      columns: [100, 200],
      rows: [{ height: 30, cells: [cell('left'), cell('right')] }],
    },
  ]);
  assert.equal(attribute(first(root, 'a:tblPr'), 'rtl'), '1');
  assert.deepEqual(
    all(root, 'a:gridCol').map((e) => attribute(e, 'w')),
    ['2540000', '1270000'],
  );
  assert.deepEqual(
    all(root, 'a:t').map((e) => e.text),
    ['right', 'left'],
  );
});

test('a presentation that reads from right to left says so, and its layouts begin at the right', () => {
  const index = write([body()], { rtl: true, language: 'ar' });
  const presentation = index.xml.get('ppt/presentation.xml');
  assert.ok(presentation);
  assert.equal(attribute(presentation, 'rtl'), '1');
  assert.equal(attribute(first(presentation, 'a:lvl1pPr'), 'algn'), 'r');
  const layout = index.xml.get('ppt/slideLayouts/slideLayout2.xml');
  assert.ok(layout);
  assert.ok(all(layout, 'a:lvl1pPr').some((e) => attribute(e, 'algn') === 'r' && attribute(e, 'rtl') === '1'));
});

test('a picture is stored once, however often it is shown', () => {
  const picture = (name: string): SceneNode => ({ type: 'picture', name, alt: name, frame: { x: 0, y: 0, w: 10, h: 10 }, image: 'mark' });
  const index = write([picture('a'), picture('b')]);
  assert.equal(index.names.filter((name) => name.startsWith('ppt/media/')).length, 1);
  assert.deepEqual(new Set(all(slideOf(index), 'a:blip').map((e) => attribute(e, 'r:embed'))).size, 1);
});

test('what a scene refers to and does not have is named', () => {
  const picture: SceneNode = { type: 'picture', name: 'p', alt: 'p', frame: { x: 0, y: 0, w: 10, h: 10 }, image: 'gone' };
  assert.throws(() => write([picture]), /the image "gone"/);
  assert.throws(() => write([], { pages: [{ ...pageOf(0, 1, 'T', []), layout: 42 }] }), /page 1 has layout 42/);
});

test('a face is embedded once, under the name that the text asks for, and so are those that layouts name', () => {
  const text = setText(
    [
      paragraph([
        run('A', style(18)),
        run('B', style(18, { weight: 700 })),
        run('C', style(18, { weight: 600 })),
        run('D', style(18, { weight: 300 })),
      ]),
    ],
    {
      width: 200,
      height: 40,
    },
  );
  const box: ShapeNode = { type: 'shape', name: 'Box', frame: { x: 0, y: 0, w: 200, h: 40 }, geometry: { type: 'rect' }, text };
  const index = write([box], { layouts: allNodesScene.layouts.slice(0, 2) });
  const embedded = all(index.xml.get('ppt/presentation.xml') as XmlElement, 'p:embeddedFont').map((font) => [
    attribute(first(font, 'p:font'), 'typeface'),
    names(font.children.slice(1)),
  ]);
  assert.deepEqual(embedded, [
    ['Inter', ['p:regular', 'p:bold']],
    ['Inter Light', ['p:regular']],
    ['Manrope', ['p:bold']],
  ]);
});

test('what a slide draws itself stands on its layout for slides that are added, beside art that such a slide then shows itself', () => {
  const plate = (name: string, x: number): ShapeNode => ({
    type: 'shape',
    name,
    frame: { x, y: 20, w: 40, h: 20 },
    geometry: { type: 'rect' },
    fill: { ref: 'accent1' },
    decorative: true,
  });
  const layouts = allNodesScene.layouts.map((each, i) =>
    i === BULLETS ? { ...each, nodes: [plate('Mark', 20), plate('Covered mark', 400)], behind: [plate('Plate of the layout', 80)] } : each,
  );
  const picture: SceneNode = { type: 'picture', name: 'Photo', frame: { x: 300, y: 0, w: 400, h: 300 }, image: 'photo', alt: 'A photo' };
  const index = write([picture, body(), plate('Plate of the slide', 140)], { layouts });
  const said = (root: XmlElement | undefined) => (root ? all(root, 'p:cNvPr').flatMap((each) => attribute(each, 'name') ?? []) : []);
  const layout = [...index.xml].find(([name, root]) => name.includes('slideLayouts/') && said(root).includes('Plate of the layout'));
  assert.ok(said(layout?.[1]).includes('Mark'));
  const root = slideOf(index);
  assert.equal(attribute(root, 'showMasterSp'), '0');
  const shown = said(root);
  assert.ok(shown.includes('Mark') && shown.includes('Plate of the slide'), `${shown}`);
  assert.ok(!shown.includes('Covered mark') && !shown.includes('Plate of the layout'), `${shown}`);
});
