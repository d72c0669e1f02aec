/** What a section would be missed for is shown although it points back, and what says too little alone is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';
import { pointsLate } from './dangling.ts';

const shown = (text: string): string =>
  deckOf({ name: 'whole', text, document: readText(text, 'text') }, {})
    .slides.map(({ notes: _, sources: __, ...said }) => JSON.stringify(said))
    .join('\n')
    .replace(/\u00a0/g, ' ');

test('a decision that names who decides what is shown, wherever its end points to', () => {
  const said = shown(`Der Sportverein und die Halle

Die Halle in der Uferstraße verliert seit dem Frühjahr Wasser über das Dach, und der Gutachter hat drei undichte Stellen gefunden. Er schätzt den Schaden auf 6.300 Euro, wenn bis zum Herbst nichts geschieht. Die Versicherung zahlt nichts, weil die Wartung nicht belegt ist.

Die Mitglieder haben darum mit 41 zu 3 Stimmen beschlossen, dass das Dach an diesen drei Stellen noch im August abgedichtet wird. Der billigste Anbieter ist die Firma Lenz aus Torgau mit 4.850 Euro. Davon gibt der Kreis 1.200 Euro dazu, wenn der Antrag bis zum 15. Juni vorliegt.

Für die Sommerferien fällt deshalb das Turnen am Dienstag aus. Die Gruppe von Frau Ostermann weicht in die Grundschule aus und trainiert dort von 17 bis 19 Uhr. Die Volleyballer spielen so lange auf dem Sand am See.
`);
  assert.match(said, /mit 41 zu 3 Stimmen beschlossen/);
});

test('so is the first of the things that somebody asks for', () => {
  const said = shown(`Keeping the ferry

Our ferry has carried people over the Lune for ninety years, and the county wants to stop it in spring. It costs 64,000 pounds a year and takes 21,000 in fares. Last winter 310 people a day used it, most of them on the way to work or to school.

The county will decide on 4 March, and nobody has told its members what a day without the ferry looks like. The road round is 19 miles, and the bus does not run before eight. A third of the passengers have no car at all.

So there are two things that I ask you for today. Send a letter to the county before the end of February with your own story, because they count every one of them. Bring a neighbour to the hearing at half past six in the old customs house. The hall holds 140 people and it should not be big enough.
`);
  assert.match(said, /Send a letter to the county before the end of February/);
});

test('a sentence points late where it has named first what it speaks of', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['en', 'The plan of the board is to close this shop by June.', true],
    ['en', 'It voted nine to two to close the shop in this street.', false],
    ['en', 'The board voted nine to two last night to close the shop.', false],
    ['fr', 'Le nouveau marché coûte 340 000 euros par an, contre 290 000 pour le précédent.', true],
    ['es', 'El consejo de la cooperativa vota una propuesta sobre esto el día 12.', true],
    ['es', 'Esto lo vota el consejo de la cooperativa el día 12.', false],
  ];
  for (const [language, text, late] of cases) assert.equal(pointsLate({ text }, language), late, text);
});

test('a short rule that opens a section stands above its exceptions; a few words that nothing takes up do not', () => {
  const pointsOf = (paragraph: string): string => {
    const text = `# Canteen rules\n\n## Payment\n\nGuests pay at the till. Staff pay with their badge once a week.\n\n## Trays\n\n${paragraph}\n`;
    const { slides } = deckOf({ name: 'rules.md', text, document: readText(text, 'text') });
    return JSON.stringify(slides.map(({ notes: _, ...slide }) => slide));
  };
  assert.match(
    pointsOf('Return your tray. A tray may stay on the table during a meeting of more than an hour. Glass is never taken outside.'),
    /Return your tray/u,
  );
  assert.doesNotMatch(
    pointsOf('Simple as that. The rack by the door holds up to forty plates in two rows. Glass is never taken outside.'),
    /Simple as that/u,
  );
});
