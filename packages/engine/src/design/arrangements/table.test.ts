import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeckInput, deck as deckSchema } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../server/src/world/fonts.ts';
import { createTypesetter } from '../../text/typeset.ts';
import { designDeck } from '../designDeck.ts';
import { templateById } from '../templates/templates.ts';

const typesetter = createTypesetter(createFontSource());
const tableOf = (slide: DeckInput['slides'][number], template: string) =>
  designDeck(deckSchema.parse({ title: 'Buses', slides: [slide] }), template, typesetter, { split: false }).pages[0]?.nodes.find(
    (node) => node.type === 'table',
  );
const columns = ['Risk', 'What it does', 'What is done about it', 'Limit'];
const rows = [
  [
    'Too few new riders',
    'The money helps those who rode anyway',
    'Riders are counted before the trial',
    'Ends below a gain of 20% after a year',
  ],
  ['Crowding', 'Riders are left at the stop', 'Relief bus above 1% of trips', 'Review after three months of crowding'],
  ['Paratransit', 'Each added trip usually costs $30 to $50', 'Trips and cost are reported each month', 'Review above a rise of 25%'],
  ['Disorder', 'Riders and drivers stay away', 'Code of conduct; one ride to the end of the line', 'Review when incidents double'],
  ['Cost', 'The subsidy outgrows the budget', 'Net cost is reported with the trips', 'Ends when net cost passes $250,000'],
];
const sentence = 'Too few new riders and too high a cost end the trial.\nCrowding and disorder bring it back before the council.';

test('a table keeps to the margins of its page, in smaller type where it has to', () => {
  for (const template of ['Berlin', 'Tokyo', 'Oslo']) {
    const { body } = templateById(template).grid;
    const table = tableOf(
      { kind: 'table', title: 'Limits fixed beforehand decide whether the trial goes on', columns, rows, sentence },
      template,
    );
    assert.ok(table, template);
    assert.ok(
      table.frame.x >= body.x - 0.5 && table.frame.x + table.frame.w <= body.x + body.w + 0.5,
      `${template}: ${JSON.stringify(table.frame)}`,
    );
  }
});

test('of a row that leads no cell is coloured as if it decided', () => {
  for (const template of ['Tokyo', 'Amsterdam', 'Oslo', 'Delhi', 'Mumbai', 'Paris', 'Boston']) {
    const table = tableOf({ kind: 'table', title: 'Crowding is reviewed', columns, rows, highlightRow: 1 }, template);
    assert.ok(table?.type === 'table');
    const colours = table.rows[2]?.cells.map((cell) => JSON.stringify(cell.text.paragraphs[0]?.runs[0]?.style.color));
    assert.equal(new Set(colours).size, 1, `${template}: ${colours?.join(' ')}`);
  }
});
