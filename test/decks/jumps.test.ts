/** The agenda of a deck leads to what it names, and the number of a section back to it: in decks of all sample texts and of topics, in every template, in both formats. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deck, deck as schema } from '@slidewright/contract/deck';
import { templateIds } from '@slidewright/contract/template';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { leaves } from '../../packages/engine/src/design/page/behind.ts';
import { linkedPage } from '../../packages/engine/src/model/pageLink.ts';
import type { Scene } from '../../packages/engine/src/model/scene.ts';
import { writePdf } from '../../packages/engine/src/output/pdf/writePdf.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { writeDeck } from '../../packages/engine/src/write/writeDeck.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { deckOf, writtenTexts } from '../fixtures/writtenTexts.ts';
import { openPdf } from '../pdf/reader/document.ts';
import { uaFaults } from '../pdf/uaFaults.ts';
import { readPackage } from '../pptx/readPackage.ts';

const fonts = createFontSource();
const typesetter = createTypesetter(fonts);
const noPictures = (id: string): never => assert.fail(`the scene asks for the picture ${id}`);

/** Entries of the agenda that no slide opens, and those that stand on it in another order than their slides. */
function astray({ slides }: Deck): string[] {
  const agenda = slides.find((slide) => slide.kind === 'agenda');
  const openers = agenda?.items.map((_, entry) => slides.findIndex(({ opens }) => opens?.includes(entry))) ?? [];
  return (
    agenda?.items.filter((_, entry) => (openers[entry] ?? -1) < 0 || openers.some((at, i) => i < entry && at > (openers[entry] ?? -1))) ??
    []
  );
}
const entriesOf = ({ slides }: Deck): number => slides.find((slide) => slide.kind === 'agenda')?.items.length ?? 0;

test('no entry of an agenda is dead in decks of the sample texts', () => {
  let entries = 0;
  for (const written of writtenTexts)
    for (const numSlides of [-1, 25]) {
      const deck = deckOf(written, {}, numSlides);
      entries += entriesOf(deck);
      assert.deepEqual(astray(deck), [], `${written.name} in ${numSlides} slides`);
    }
  assert.ok(entries > 150, `${entries} entries`);
});

test('nor in decks of topics', () => {
  let entries = 0;
  for (const language of ['en', 'de', 'ar', 'ja'])
    for (const presentationType of ['General', 'Educational Project', 'Business Pitch', 'Reports and Insights'] as const)
      for (const numSlides of [8, 9, 11, 14, 16, 22]) {
        const source = { origin: 'topic', topic: 'Harbour cranes', presentationType, content: 'detailed' } as const;
        const deck = writeDeck(
          { origin: 'topic', language, blocks: [], warnings: [] },
          { numSlides, source },
          new AbortController().signal,
        );
        entries += entriesOf(deck);
        assert.deepEqual(astray(deck), [], `${presentationType} in ${numSlides} slides, ${language}`);
      }
  assert.ok(entries > 300, `${entries} entries`);
});

const items = {
  Latin: ['Ships of the harbour', 'What cranes lift', 'Rail', 'Harbour fees, and who pays them in the end', 'Next steps', 'Risks'],
  Arabic: ['السفن', 'الرافعات', 'السكك الحديدية', 'الرسوم ومن يدفعها', 'الخطوات', 'المخاطر'],
  CJK: ['船', 'クレーン', '鉄道', '料金と負担者', '次の段階', 'リスク'],
};
const languages = { Latin: 'en', Arabic: 'ar', CJK: 'ja' };

/** Two sections are called what the agenda calls them, one otherwise; three entries begin on two slides of content. */
function deckWith(script: keyof typeof items): Deck {
  const [first, , , , , last] = items[script];
  const points = (title: string, opens?: number[]) =>
    ({ kind: 'bullets', title, items: [{ text: title }], ...(opens && { opens }) }) as const;
  return schema.parse({
    title: 'Harbours',
    language: languages[script],
    slides: [
      { kind: 'cover', title: 'Harbours' },
      { kind: 'agenda', title: 'Agenda', items: items[script] },
      { kind: 'section', title: first, number: 1, opens: [0] },
      points('Sixty ships a day'),
      { kind: 'section', title: 'Cranes lift more each year', number: 2, opens: [1] },
      points('The new crane'),
      points('A third goes by rail', [2]),
      points('Fees rise twice', [3, 4]),
      { kind: 'section', title: last, number: 6 },
      points('The quay sinks'),
    ],
  });
}
const LEADS_TO = [2, 4, 6, 7, 7, 8];
const SECTIONS = [2, 4, 8];

/** What is read on a page, with the page that it leads to. */
const readOn = ({ pages }: Scene, page: number) =>
  leaves(pages[page]?.nodes ?? []).flatMap((node) =>
    node.type === 'shape' && node.text
      ? node.text.paragraphs.map(({ runs }) => ({
          said: runs.map(({ text }) => text).join(''),
          role: node.role,
          page: node.goTo ?? linkedPage(runs.find(({ link }) => link)?.link ?? ''),
        }))
      : [],
  );

for (const script of ['Latin', 'Arabic', 'CJK'] as const) {
  test(`every entry and every numeral leads on, in every template, in ${script}`, () => {
    const deck = deckWith(script);
    for (const template of templateIds) {
      const scene = designDeck(deck, template, typesetter, { split: true });
      const first = (slide: number) => scene.pages.findIndex((page) => page.slide === slide);
      const agenda = scene.pages.flatMap((page, i) => (page.slide === 1 ? readOn(scene, i) : []));
      const read = agenda.filter(({ role, said }) => role !== 'title' && role !== 'artifact' && said.trim() !== '');
      assert.deepEqual(
        read.filter(({ page }) => page === undefined),
        [],
        template,
      );
      const led = items[script].map((entry) => read.find(({ said }) => said.toLocaleLowerCase() === entry.toLocaleLowerCase())?.page);
      assert.deepEqual(led, LEADS_TO.map(first), template);
      for (const slide of SECTIONS)
        assert.ok(
          readOn(scene, first(slide)).some(({ page }) => page === first(1)),
          `${template} ${slide}`,
        );
    }
  });
}

test('both formats have the jumps', () => {
  for (const template of ['Tokyo', 'Geneva', 'Bangkok', 'Milan', 'Hanoi']) {
    const scene = designDeck(deckWith('Latin'), template, typesetter, { split: true });
    const how = { fonts, image: noPictures };
    const jumps = readPackage(writePptx(scene, how))
      .filter(({ name }) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
      .map(({ content }) => Buffer.from(content).toString().split('ppaction://hlinksldjump').length - 1);
    assert.ok((jumps[1] ?? 0) >= LEADS_TO.length, `${template}: ${jumps}`);
    assert.deepEqual(
      SECTIONS.map((slide) => jumps[slide]),
      [1, 1, 1],
      template,
    );
    const pdf = openPdf(writePdf(scene, how));
    const links = pdf.pages.map(({ Annots }) => (Annots ? pdf.list(Annots).length : 0));
    assert.ok((links[1] ?? 0) >= LEADS_TO.length && SECTIONS.every((slide) => links[slide] === 1), `${template}: ${links}`);
    assert.deepEqual(uaFaults(pdf), [], template);
  }
});
