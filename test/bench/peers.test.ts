/** The measures that `npm run bench:peers` goes by, on files and trees whose figures are known. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { closureOf } from '../../bench/peers/installSize.ts';
import { wordsByScript } from '../../bench/peers/judgeFiles.ts';
import { percent, short, tableOf } from '../../bench/peers/tables.ts';
import { talkOf, textsOf } from '../../bench/peers/talk.ts';
import { runsOver } from '../../bench/peers/traits/pageTraits.ts';
import { figuresOf, tagsOf } from '../../bench/peers/traits/pdfTraits.ts';
import { pptxTraits } from '../../bench/peers/traits/pptxTraits.ts';
import { render } from '../../packages/engine/src/render.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { writtenTexts } from '../fixtures/writtenTexts.ts';

const slide = (content: string): Uint8Array => writeZip([{ name: 'ppt/slides/slide1.xml', content: `<p:sld>${content}</p:sld>` }]);
const shape = (text: string, place = '', colour = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="a"/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r>${colour}<a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

test('letters in places of the layout are told from those in boxes of their own; footers do not count', () => {
  const traits = pptxTraits(
    slide(
      shape('Title', '<p:ph type="title"/>', '<a:schemeClr val="tx1"/>') +
        shape('Boxed text', '', '<a:srgbClr val="FF0000"/>') +
        shape('A long footer', '<p:ph type="ftr"/>'),
    ),
  );
  assert.deepEqual([traits.lettersInPlaces, traits.letters, traits.titled], [5, 15, 1]);
  assert.deepEqual([traits.themed, traits.fixed], [1, 1]);
  assert.deepEqual(traits.texts, ['Title\nBoxed text\nA long footer']);
});

test('pictures, charts and tables are counted, with those that are described', () => {
  const frame = (what: string, description: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="b" descr="${description}"/></p:nvGraphicFramePr>${what}</p:graphicFrame>`;
  const picture = (inner: string) => `<p:pic><p:nvPicPr><p:cNvPr id="4" name="c">${inner}</p:cNvPr></p:nvPicPr></p:pic>`;
  const traits = pptxTraits(
    slide(frame('<c:chart/>', 'Sales') + frame('<a:tbl/>', '') + picture('') + picture('<adec:decorative val="1"/>')),
  );
  assert.deepEqual([traits.charts, traits.tables, traits.objects, traits.described], [1, 1, 3, 1]);
});

test('a deck of the engine has its chart, its title and its list in their places', () => {
  const chart = { type: 'column', categories: ['a', 'b'], series: [{ name: 's', values: [1, 2] }] };
  const slides = [
    { kind: 'bullets', title: 'Tea', items: [{ text: 'Tea was first drunk in Yunnan, long before it was sold' }] },
    { kind: 'chart', title: 'Cups', chart },
  ];
  const { bytes } = render(deck.parse({ title: 'Tea', slides }), { template: 'Tokyo', format: 'pptx', split: true }, fonts);
  const traits = pptxTraits(bytes);
  assert.deepEqual([traits.slides, traits.titled, traits.charts, traits.described], [2, 2, 1, traits.objects]);
  assert.equal(traits.fixed, 0);
});

const word = (text: string, left: number, top: number, width = 40, height = 12) => ({
  text,
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const page = (...words: ReturnType<typeof word>[]) => ({ width: 960, height: 540, words });

test('a page runs over where words leave it or lie on one another', () => {
  assert.equal(runsOver(page(word('one', 10, 10), word('two', 52, 10), word('below', 10, 20))), false, 'lines may be set close');
  const high = [word('한국', 10, 10, 40, 56), word('어', 10, 42, 40, 56)];
  assert.equal(runsOver(page(...high)), false, 'boxes of a font with much leading');
  assert.equal(runsOver(page(word('one', 10, 10), word('late', 10, 535))), true, 'off the page');
  assert.equal(runsOver(page(word('one', 10, 10), word('two', 20, 12))), true, 'over one another');
  assert.equal(runsOver(page(word('one', 10, 10), word('one', 11, 11))), false, 'a shadow');
});

test('tags and described figures of a PDF are counted', () => {
  assert.deepEqual(tagsOf('Document\n  Sect "Chart"\n    H1 (block)\n    Table (block):\n      THead\n        TH\n  H2\n'), {
    headings: 2,
    tables: 1,
  });
  const figure = (alt: string) => `1 0 obj\n<<\n${alt}  /K 6\n  /S /Figure\n>>\nendobj\n`;
  assert.deepEqual(figuresOf(figure('  /Alt (A hill)\n') + figure('  /Alt ()\n') + figure('  /Alt <feff0041>\n') + figure('')), {
    figures: 4,
    described: 2,
  });
});

test('words are counted by script, each as often as it is there, in the better of two readings', () => {
  const read = [
    { talk: { language: 'de' }, texts: ['Tee und Tee'], reads: ['Tee', 'und Tee'] },
    { talk: { language: 'ar' }, texts: ['شاي'], reads: ['شاي'] },
  ];
  assert.deepEqual(wordsByScript(read), { Latin: { part: 2, whole: 3 }, Arabic: { part: 1, whole: 1 } });
});

test('what is compared with gets the same content: a table, a chart and a described photograph in each', () => {
  const texts = writtenTexts.filter(({ name }) => /^(report|ja|ar)\./.test(name));
  assert.equal(texts.length, 3);
  for (const talk of texts.map(talkOf)) {
    assert.ok(talk.slides.some(({ table }) => table) && talk.slides.some(({ chart }) => chart), talk.name);
    assert.equal(talk.slides.filter(({ photo }) => photo).length, 1, talk.name);
    assert.ok(textsOf(talk).length > 2 * talk.slides.length, talk.name);
  }
});

test('an installation is a package with all that it needs, found as Node finds it', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { c: '1' } },
    'node_modules/b': { dependencies: { c: '2' } },
    'node_modules/b/node_modules/c': {},
    'node_modules/c': {},
    'node_modules/d': {},
  };
  assert.deepEqual([...closureOf({ packages }, ['a'])].sort(), [
    'node_modules/a',
    'node_modules/b',
    'node_modules/b/node_modules/c',
    'node_modules/c',
  ]);
});

test('numbers in tables: two digits, and no share is rounded up to all', () => {
  assert.deepEqual([short(0.0123), short(0.456), short(3.08), short(1234.5)], ['0.012', '0.46', '3.1', '1,235']);
  assert.deepEqual(
    [percent({ part: 1999, whole: 2000 }), percent({ part: 2, whole: 2 }), percent({ part: 0, whole: 0 })],
    ['99.9 %', '100 %', '–'],
  );
  assert.equal(tableOf(['', 'x', 'y'], [['a', '1']]), '|  | x | y |\n|---|---:|---:|\n| a | 1 |  |');
});
