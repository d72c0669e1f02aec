import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scene } from '../../packages/engine/src/model/scene.ts';
import type { Paragraph, TextBody } from '../../packages/engine/src/model/text.ts';
import { writePdf } from '../../packages/engine/src/output/pdf/writePdf.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { openPdf, refOf } from './reader/document.ts';
import { readTags, type TagNode, tagLines } from './reader/tags.ts';
import { type PdfValue, textOf } from './reader/values.ts';
import { setScene } from './setScene.ts';
import { assertValidPdf } from './validate.ts';

const fonts = createFontSource();
const resources = { fonts, image: fixtureImage };
const scene = setScene(allNodesScene, createTypesetter(fonts));
const bytes = writePdf(scene, resources);
const pdf = openPdf(bytes);
const tags = readTags(pdf);
const sections = tags.root.kids;
/** Put where right-to-left text goes on after other text. */
const directionMark = '\u200F';
const allTags = (node: TagNode): TagNode[] => [node, ...node.kids.flatMap(allTags)];

test('qpdf finds nothing', () => assertValidPdf(bytes));

test('the same scene gives the same bytes', () => {
  assert.deepEqual(writePdf(scene, resources), bytes);
});

test('a page for each page, each a section of the document', () => {
  assert.equal(pdf.pages.length, scene.pages.length);
  assert.deepEqual(
    sections.map((section) => [section.tag, section.kids[0]?.tag]),
    scene.pages.map(() => ['Sect', 'H1']),
  );
});

test('everything painted is content of a tag or an artifact', () => {
  assert.deepEqual(
    tags.pages.flatMap((page) => page.unmarked),
    [],
  );
});

test('footers and page numbers are artifacts', () => {
  const all = sections.flatMap((section) => tagLines(section)).join('\n');
  assert.match(tags.pages[1]?.artifacts ?? '', /All nodes/);
  assert.doesNotMatch(all, /All nodes/);
});

test('lists nest by their indents, with labels, and links are tagged and lead somewhere', () => {
  const [, bullets] = sections;
  assert.ok(bullets);
  assert.deepEqual(tagLines(bullets).slice(2, 20), [
    '  L',
    '    LI',
    '      Lbl "•"',
    '      LBody "A point with nothing of its own"',
    '    LI',
    '      Lbl "•"',
    '      LBody "A bold lead. Then text, then  and italics."',
    '        Link "a link" links=1',
    '    LI',
    '      Lbl "•"',
    '      LBody "A point that is long enough to break into two lines, so that the hanging indent of the list is seen below the first"',
    '        L',
    '          LI',
    '            Lbl "1."',
    '            LBody "A first step"',
    '          LI',
    '            Lbl "2."',
    '            LBody "A second step"',
  ]);
  const [annotation] = pdf.list(pdf.pages[1]?.Annots).map(pdf.dict);
  assert.equal(annotation?.Subtype, '/Link');
  assert.match(textOf(pdf.dict(annotation?.A).URI) ?? '', /^https:\/\//);
});

test('an address that is no page of the web becomes no link', () => {
  const linked = (link: string): number => {
    const [, bullets] = scene.pages;
    assert.ok(bullets);
    const paragraph: Paragraph = {
      runs: [{ text: 'here', style: scene.theme.bodyStyle, link }],
      align: 'start',
      rtl: false,
      language: 'en',
      lineHeight: 30,
      spaceBefore: 0,
      indent: 0,
    };
    const text: TextBody = { insets: [0, 0, 0, 0], anchor: 'top', paragraphs: [paragraph], lines: [], height: 0 };
    const nodes = bullets.nodes.map((node) => (node.type === 'shape' && node.role === 'list' ? { ...node, text } : node));
    const own = setScene({ ...allNodesScene, pages: [{ ...bullets, nodes }], sections: [] }, createTypesetter(fonts));
    const written = openPdf(writePdf(own, resources));
    return written.list(written.pages[0]?.Annots).length;
  };
  assert.equal(linked('https://example.org'), 1);
  assert.equal(linked('javascript:alert(1)'), 0);
});

test('what goes on with an item stands in it, and a list without bullets is a list', () => {
  const [, bullets] = allNodesScene.pages;
  const list = bullets?.nodes.find((node) => node.type === 'shape' && node.role === 'list');
  assert.ok(bullets && list?.type === 'shape' && list.text);
  const [item] = list.text.paragraphs;
  assert.ok(item);
  const { bullet: _, ...plain } = item;
  const treeOf = (paragraphs: Paragraph[]): string[] => {
    const text = { ...list.text, paragraphs, lines: [], insets: [0, 0, 0, 0], anchor: 'top', height: 0 } satisfies TextBody;
    const page = { ...bullets, nodes: [{ ...list, text }] };
    const own = setScene({ ...allNodesScene, pages: [page], sections: [] }, createTypesetter(fonts));
    return readTags(openPdf(writePdf(own, resources))).root.kids.flatMap((section) => tagLines(section));
  };
  const said = item.runs[0]?.text;
  assert.deepEqual(treeOf([item, plain, item]), [
    'Sect',
    '  L',
    '    LI',
    '      Lbl "•"',
    `      LBody "${said}"`,
    `        P "${said}"`,
    '    LI',
    '      Lbl "•"',
    `      LBody "${said}"`,
  ]);
  assert.deepEqual(treeOf([plain, plain]), ['Sect', '  L', '    LI', `      LBody "${said}"`, '    LI', `      LBody "${said}"`]);
});

test('tables have rows, header cells with a scope, and a summary', () => {
  const table = allTags(tags.root).find((node) => node.tag === 'Table');
  assert.ok(table);
  assert.deepEqual(table.kids.map((row) => row.kids.map((cell) => cell.tag).join(' ')).slice(0, 2), ['TH TH TH TH', 'TD TD TD TD']);
  assert.equal(table.kids[0]?.kids[0]?.attributes.Scope, '/Column');
  assert.ok(textOf(table.attributes.Summary));
});

test('a table from right to left is read from the right', () => {
  const table = allTags(sections.at(-1) ?? tags.root).find((node) => node.tag === 'Table');
  assert.deepEqual(
    table?.kids.map((row) => row.kids.map((cell) => cell.kids[0]?.text)),
    [
      ['المنطقة', 'العدد'],
      ['الشمال', '١٢٣'],
      ['الجنوب', '٤٥٦'],
    ],
  );
});

test('figures have a description and a box', () => {
  const figures = allTags(tags.root).filter((node) => node.tag === 'Figure');
  assert.equal(figures.length, 10);
  for (const figure of figures) {
    assert.ok(figure.alt);
    assert.equal(pdf.list(figure.attributes.BBox).length, 4);
  }
});

test('paragraphs in another language say so, and all read in logical order', () => {
  const paragraphs = sections[7]?.kids.slice(1) ?? [];
  const [scripts] = scene.pages[7]?.nodes.flatMap((node) => (node.type === 'shape' && node.name === 'Languages' ? [node.text] : [])) ?? [];
  assert.deepEqual(
    paragraphs.map(({ text, language }) => [language, text.replaceAll(directionMark, '')]),
    scripts?.paragraphs.map(({ language, runs }) => [language, runs.map((run) => run.text).join('')]),
  );
});

test('the document declares title, language, tags, labels and bookmarks', () => {
  assert.equal(textOf(pdf.catalog.Lang), 'en');
  assert.equal(pdf.dict(pdf.catalog.MarkInfo).Marked, true);
  assert.equal(pdf.dict(pdf.catalog.ViewerPreferences).DisplayDocTitle, true);
  assert.equal(textOf(pdf.dict(pdf.trailer.Info).Title), scene.title);
  assert.equal(pdf.dict(pdf.trailer.Info).CreationDate, undefined);
  assert.ok(pdf.pages.every((page) => page.Tabs === '/S'));
  const titles = (first: PdfValue | undefined): string[] => {
    if (first === undefined) return [];
    const item = pdf.dict(first);
    return [textOf(item.Title) ?? '', ...titles(item.First).map((title) => `  ${title}`), ...titles(item.Next)];
  };
  assert.deepEqual(titles(pdf.dict(pdf.catalog.Outlines).First).slice(0, 4), [
    'Opening',
    '  Every node of a Scene & its look',
    '  Lists inherit what their layout says',
    'Nodes',
  ]);
});

test('notes are not in the file, pictures once however often they are shown', () => {
  const source = Buffer.from(bytes).toString('latin1');
  assert.equal(source.match(/\/DCTDecode/g)?.length, 1);
});

test('a gradient that fades has a soft mask, and the art of a layout is drawn once', () => {
  const states = pdf.pages.flatMap((page) => Object.values(pdf.dict(pdf.dict(page.Resources).ExtGState ?? {}))).map(pdf.dict);
  assert.ok(states.some((state) => state.SMask));
  const forms = pdf.pages.flatMap((page) => Object.entries(pdf.dict(pdf.dict(page.Resources).XObject ?? {})));
  const byName = new Map(forms.map(([key, ref]) => [key, refOf(ref)]));
  assert.ok(forms.length > byName.size, 'pages share the forms of their layouts');
});

test('ten plain slides stay below 150 KB', () => {
  const [cover, bullets] = scene.pages;
  assert.ok(cover && bullets);
  const ten: Scene = { ...scene, pages: [cover, ...new Array(9).fill(bullets)], sections: [] };
  assert.ok(writePdf(ten, resources).length < 150_000);
});

test('a font or a picture that is missing is named', () => {
  assert.throws(() => writePdf(scene, { ...resources, fonts: { ...fonts, byId: () => undefined } }), /the font "[^"]+"/);
  assert.throws(
    () => writePdf(scene, { ...resources, image: () => Buffer.from('GIF89a') }),
    /The picture "mark" cannot be put into a PDF: The picture is no PNG/,
  );
});
