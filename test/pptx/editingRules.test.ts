/** Decks as Slidewright designs them keep the limits that editing needs, and each limit is seen when it is broken. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { everyKindDeck, everyKindImage, everyKindImages } from '../fixtures/everyKind.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { lintDesignedPackage } from './packageLint.ts';
import { readPackage } from './readPackage.ts';

const typesetter = createTypesetter(fonts);
/** Fewer points stand on plates of their own. */
const more = (what: string) =>
  ['third', 'fourth', 'fifth', 'last'].map((which) => ({ text: `The ${which} ${what} is kept in the office` }));
const linked = deck.parse({
  title: 'Where to read on',
  language: 'en',
  slides: [
    { kind: 'cover', title: 'Where to read on', notes: '' },
    { kind: 'agenda', title: 'Agenda', items: ['Costs', 'Dates'], notes: '' },
    { kind: 'section', title: 'Costs', number: 1, notes: '' },
    {
      kind: 'bullets',
      title: 'Addresses',
      items: [{ text: 'https://example.org/costs' }, { text: 'Write to office@example.org' }, ...more('address')],
      notes: '',
    },
    { kind: 'section', title: 'Dates', number: 2, notes: '' },
    {
      kind: 'bullets',
      title: 'Two dates',
      items: [{ text: 'The first of May' }, { text: 'The last of June' }, ...more('date')],
      notes: '',
    },
  ],
});
const write = (sample: typeof linked, template: string): Uint8Array =>
  writePptx(designDeck(sample, template, typesetter, { split: true, images: everyKindImages }), { fonts, image: everyKindImage });
const file = write(linked, 'Tokyo');
const rulesOf = (bytes: Uint8Array): string[] => [...new Set(lintDesignedPackage(bytes).map(({ rule }) => rule))];

test('designed decks keep the limits', () => {
  for (const bytes of [file, write(everyKindDeck('Latin'), 'Nairobi')]) assert.deepEqual(lintDesignedPackage(bytes), []);
});

const changed = (path: RegExp, change: (xml: string) => string): Uint8Array =>
  writeZip(
    readPackage(file).map(({ name, content }) => ({
      name,
      content: path.test(name) ? Buffer.from(change(Buffer.from(content).toString())) : content,
    })),
  );
const slides = /^ppt\/slides\/slide\d+\.xml$/;
const layouts = /^ppt\/slideLayouts\/slideLayout\d+\.xml$/;

const broken: readonly [fault: string, rule: string, bytes: () => Uint8Array][] = [
  [
    'texts in boxes of their own',
    'characters-outside',
    () => changed(slides, (xml) => xml.replace(/<p:ph type="body"[^>]*>|<p:ph idx[^>]*>/g, '')),
  ],
  ['sections that nobody takes for sections', 'layout-types', () => changed(layouts, (xml) => xml.replace(' type="secHead"', ''))],
  [
    'cards without places for texts',
    'layout-types',
    () => changed(layouts, (xml) => xml.replaceAll(/<p:ph type="body" idx="2\d"/g, '<p:ph type="dt"')),
  ],
  [
    'an address that is text alone',
    'live-links',
    () => changed(slides, (xml) => xml.replace(/<a:hlinkClick r:id="\w+">.*?<\/a:hlinkClick>/g, '')),
  ],
  [
    'an agenda that leads nowhere',
    'live-links',
    () => changed(slides, (xml) => xml.replace(/<a:hlinkClick [^>]*hlinksldjump">.*?<\/a:hlinkClick>/g, '')),
  ],
];
for (const [fault, rule, bytes] of broken)
  test(`finds ${fault}`, () => {
    assert.ok(rulesOf(bytes()).includes(rule), `${rule} is not among ${rulesOf(bytes()).join(', ') || 'no findings'}`);
  });
