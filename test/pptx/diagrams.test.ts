/** Diagrams in the file: connectors that are glued to their shapes, icons as outlines, scatter charts with their workbook. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { fixtureImage } from '../fixtures/allNodes.ts';
import { fonts, typesetter } from '../fixtures/typesetting.ts';
import { readPackage } from './readPackage.ts';
import { assertDesignedPptx } from './validate.ts';

function write(slides: DeckInput['slides'], language = 'en'): { bytes: Uint8Array; part: (name: string) => string } {
  const images = { photo: { mime: 'image/jpeg', width: 2400, height: 1600 } } as const;
  const scene = designDeck(deckSchema.parse({ title: 'Diagrams', language, slides }), 'Tokyo', typesetter, { split: true, images });
  const bytes = writePptx(scene, { fonts, image: fixtureImage });
  const parts = readPackage(bytes);
  return { bytes, part: (name) => Buffer.from(parts.find((part) => part.name === name)?.content ?? []).toString() };
}

const steps = ['Research', 'Design', 'Build', 'Test', 'Launch', 'Support', 'Review', 'Retire', 'Recycle', 'Renew'].map((head) => ({
  head,
}));
const points = ['2025', '2026', '2027'].map((date) => ({ date, text: 'An event' }));

/** Every connector with the names of what it joins, from its beginning to its end. */
function connections(slide: string): { ends: string[]; arrow: string | undefined }[] {
  const names = new Map([...slide.matchAll(/<p:cNvPr id="(\d+)" name="([^"]*)"/g)].map((match) => [match[1], match[2] ?? '']));
  return [...slide.matchAll(/<p:cxnSp>.*?<\/p:cxnSp>/gs)].map(([connector]) => ({
    ends: [...connector.matchAll(/<a:(?:st|end)Cxn id="(\d+)" idx="(\d)"/g)].map((match) => `${names.get(match[1])} ${match[2]}`),
    arrow: /<a:(head|tail)End /.exec(connector)?.[1],
  }));
}

describe('connectors', () => {
  test('join each step of a loop with the next, and the last with the first', () => {
    const found = connections(write([{ kind: 'cycle', title: 'Ten stations', steps }]).part('ppt/slides/slide1.xml'));
    assert.equal(found.length, 10);
    assert.deepEqual(found[0], { ends: ['Step 1 3', 'Step 2 1'], arrow: 'tail' });
    assert.deepEqual(found[4], { ends: ['Step 5 2', 'Step 6 0'], arrow: 'tail' });
    // On the way back a line still runs from left to right, and its arrow stands at its beginning.
    assert.deepEqual(found[5], { ends: ['Step 7 3', 'Step 6 1'], arrow: 'head' });
    assert.deepEqual(found[9], { ends: ['Step 1 2', 'Step 10 0'].toReversed(), arrow: 'tail' });
  });

  test('are glued to the sites of ellipses, and to the other sides in a right-to-left deck', () => {
    const slide = (language: string) => write([{ kind: 'timeline', title: 'Years', points }], language).part('ppt/slides/slide1.xml');
    assert.deepEqual(
      connections(slide('en')).map(({ ends }) => ends),
      [
        ['Dot 1 6', 'Dot 2 2'],
        ['Dot 2 6', 'Dot 3 2'],
      ],
    );
    assert.deepEqual(connections(slide('ar'))[0]?.ends, ['Dot 2 6', 'Dot 1 2']);
  });
});

test('icons are outlines in the colours of the theme', () => {
  const cards = ['Security', 'Delivery time', 'Price'].map((head) => ({ head, text: 'What there is to say.' }));
  const slide = write([{ kind: 'cards', title: 'Three things', cards }]).part('ppt/slides/slide1.xml');
  const icons = [...slide.matchAll(/name="Icon \d".*?<\/p:sp>/gs)].map(([icon]) => icon);
  assert.equal(icons.length, 3);
  for (const icon of icons) assert.match(icon, /<a:custGeom>.*<a:noFill\/><a:ln [^>]*cap="rnd"><a:solidFill><a:schemeClr val="accent1"/s);
});

test('a scatter chart has its places in the first column of its workbook, and the names of its points as labels', () => {
  const chart = {
    type: 'scatter' as const,
    xUnit: 'Wind, m/s',
    unit: 'GWh',
    categories: ['A', 'B', 'C'],
    x: [8, 9.5, null],
    series: [{ name: 'Output', values: [30, 41, 50] }],
  };
  const { part } = write([{ kind: 'chart', title: 'Wind and output', chart }]);
  const xml = part('ppt/charts/chart1.xml');
  assert.match(xml, /<c:xVal><c:numRef><c:f>Sheet1!\$A\$2:\$A\$4<\/c:f>.*?<c:v>8<\/c:v>.*?<c:v>9\.5<\/c:v>.*?<\/c:xVal>/s);
  assert.match(xml, /<c:yVal><c:numRef><c:f>Sheet1!\$B\$2:\$B\$4<\/c:f>/);
  assert.deepEqual(
    [...xml.matchAll(/<c:dLbl><c:idx val="(\d)"\/><c:tx><c:rich>.*?<a:t>(.)<\/a:t>/gs)].map((match) => `${match[1]} ${match[2]}`),
    ['0 A', '1 B'],
  );
  assert.match(xml, /<c:title><c:tx><c:rich>.*?<a:t>Wind, m\/s<\/a:t>/s);
});

test('slides of every such kind are valid, with pictures and from right to left', async () => {
  const picture = { query: 'wind', alt: 'Turbines at sea', image: 'photo' };
  const slides: DeckInput['slides'] = [
    { kind: 'coverPicture', title: 'A cover', picture },
    { kind: 'picture', title: 'A picture', picture, caption: 'Its caption' },
    { kind: 'team', title: 'People', people: [{ name: 'Moira Sinclair', role: 'Trading', image: 'photo' }, { name: 'Jonas Lindqvist' }] },
    { kind: 'prosCons', title: 'For and against', pros: ['One'], cons: ['Two', 'Three'] },
    { kind: 'cycle', title: 'A cycle', steps: steps.slice(0, 4), center: 'Again' },
    { kind: 'cycle', title: 'A loop', steps },
    { kind: 'funnel', title: 'A funnel', stages: [9, 4, 1].map((value) => ({ head: 'Stage', figure: String(value), value })) },
    { kind: 'matrix', title: 'A matrix', fields: ['A', 'B', 'C', 'D'].map((head) => ({ head, items: ['Item'] })) },
    { kind: 'timeline', title: 'Years', points },
  ];
  const { bytes, part } = write(slides);
  // The picture that fills the page is read after the title that stands on it: a clear frame tells what it shows.
  assert.match(part('ppt/slides/slide2.xml'), /<p:pic>.*?<p:ph type="pic" idx="1"\/>.*?<a:srcRect .*descr="Turbines at sea"/s);
  assert.match(part('ppt/slides/slide3.xml'), /descr="Moira Sinclair, Trading"/);
  await assertDesignedPptx(bytes, write(slides, 'ar').bytes);
});
