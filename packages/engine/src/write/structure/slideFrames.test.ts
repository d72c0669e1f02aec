import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block, Document } from '../../model/document.ts';
import { structured } from './structured.ts';

let id = 0;
const slide = (heading: string, ...lines: string[]): Block[] => [
  { type: 'break', id: `b${id++}`, kind: 'slide' },
  { type: 'heading', id: `b${id++}`, level: 1, text: heading },
  ...lines.map((text): Block => ({ type: 'paragraph', id: `b${id++}`, runs: [{ text }] })),
];

const deck = (title: string | undefined, ...slides: Block[][]): Document => ({
  origin: 'file',
  language: 'de',
  ...(title !== undefined && { title }),
  blocks: slides.flat().slice(1),
  warnings: [],
});

const COSTS = slide('Kosten', 'Trasse: 8,6 Mio. €', 'Rohre: 2,0 Mio. €');
const RISKS = slide('Risiken', 'Die Bahn genehmigt nicht rechtzeitig', 'Nur ein Angebot bei der letzten Ausschreibung');
const STEPS = slide('Nächste Schritte', 'Antrag bei der Bahn bis 31.05.', 'Infoabend am 03.07.');

test('the first slide of a deck is its cover, whatever its file is called, where it says whose the deck is or when', () => {
  for (const title of ['Präsentation1', 'Winterdienst', undefined]) {
    const cover = slide('Fernwärme Nordstadt', 'Projektstand zum Lenkungskreis', 'Dr. A. Wiesner, Abt. Netze', '14. Mai 2019');
    const { document, masthead } = structured(deck(title, cover, COSTS, RISKS, STEPS), false);
    assert.equal(document.title, 'Fernwärme Nordstadt');
    assert.equal(document.subtitle, 'Projektstand zum Lenkungskreis');
    assert.deepEqual(masthead, ['Dr. A. Wiesner, Abt. Netze', '14. Mai 2019']);
  }
  const first = slide('Ausgangslage', '2.900 Haushalte', 'Abwärme der Papierfabrik: 11 MW');
  const { document } = structured(deck('Fernwärme', first, COSTS, RISKS, STEPS), false);
  assert.match(JSON.stringify(document.blocks), /11 MW/u);
});

test('thanks and questions are no slide of a deck, with a slash between them or with more slides behind them', () => {
  const cover = slide('Fernwärme Nordstadt', '14. Mai 2019');
  const backup = slide('Annahmen', 'Gaspreis 5,9 ct/kWh', 'Zins 2,1 %');
  for (const farewell of [slide('Vielen Dank!', 'Fragen?'), slide('Vielen Dank! / Fragen?', 'Protokolle auf Laufwerk W:')]) {
    const { document } = structured(deck(undefined, cover, COSTS, RISKS, STEPS, farewell, backup), false);
    const told = JSON.stringify(document.blocks);
    assert.doesNotMatch(told, /Vielen Dank|Fragen\?|Laufwerk/u);
    assert.match(told, /Gaspreis/u);
  }
});

test('a sentence that has a slide to itself is said behind the slide before it', () => {
  const cover = slide('Fernwärme Nordstadt', '14. Mai 2019');
  const statement = 'Überschuss: 1.371 €. Der Zuschuss der Stadt ist für 2020 NICHT bestätigt.';
  const { document } = structured(deck(undefined, cover, COSTS, slide(statement), RISKS, STEPS), false);
  const at = document.blocks.findIndex((block) => block.type === 'paragraph' && JSON.stringify(block.runs).includes('NICHT bestätigt'));
  assert.ok(at > 0);
  const heads = document.blocks.slice(0, at).flatMap((block) => (block.type === 'heading' ? [block.text] : []));
  assert.equal(heads.at(-1), 'Kosten');
});

test('"What we talk about today" is an agenda of the deck itself', () => {
  const cover = slide('Fernwärme Nordstadt', '14. Mai 2019');
  const agenda = slide('Worum es heute geht', 'Was es kostet', 'Was dagegen spricht', 'Wie es weitergeht');
  const { document } = structured(deck(undefined, cover, agenda, COSTS, RISKS, STEPS), false);
  assert.doesNotMatch(JSON.stringify(document.blocks), /Worum es|Wie es weitergeht/u);
});
