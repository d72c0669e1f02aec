import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const said = (text: string): string => JSON.stringify(structured(readText(text, 'text'), false).document.blocks);
const section = (heading: string, text: string): string => `${heading}\n${text}\n\n`;
const body =
  section('What changes', 'The library opens on Sundays from 4 January, and closes at six on Mondays instead of eight.') +
  section('What it costs', 'Two assistants share the Sundays, which costs 18,400 pounds a year and is paid from the reserve.') +
  section('What we ask', 'Tell us by 20 November whether your group still needs the hall on Monday evenings.');

for (const foot of [
  'Begoña Urrutia\nDirección de Personas',
  'Kind regards,\nOn behalf of the board,\n\nTjitske Wiersma, voorzitter',
  'gez. Hollmann',
  'M. Fauchon',
  'Solène & Karim\ngérance',
  'Peter Lacey\nSecretary, plot 17',
])
  test(`a signature is no section: ${foot.replace(/\n+/g, ' / ')}`, () => {
    const blocks = said(`The library on Sundays\n\n${body}${foot}\n`);
    const name = foot.split('\n').find((line) => /Urrutia|Wiersma|Hollmann|Fauchon|Karim|Lacey/.test(line)) ?? '';
    assert.ok(!blocks.includes(name), blocks);
    assert.ok(blocks.includes('Monday evenings'));
  });

test('a postscript below a signature stays', () => {
  const blocks = said(`The library on Sundays\n\n${body}Ann Lee, head librarian\n\nPS: The key is at the desk until noon on Friday.\n`);
  assert.ok(!blocks.includes('Ann Lee') && blocks.includes('until noon on Friday'));
});

test('a note below a signature stays, and so does a short line with a figure', () => {
  const blocks = said(
    `The library on Sundays\n\n${body}Callum Pike\nManaging director\n\nNote: the Mondays of last year are counted anew.\n`,
  );
  assert.ok(!blocks.includes('Callum') && blocks.includes('counted anew'), blocks);
  assert.ok(said(`The library on Sundays\n\n${body}Rooms and tables\nTables 12\n`).includes('Tables 12'));
});

test('notes of the author at the head of a text are no content', () => {
  const noted = said(
    `The library on Sundays\n(typed during the meeting, nothing corrected, ask Sam when in doubt about a figure)\n\n${body}`,
  );
  assert.ok(!noted.includes('nothing corrected'));
  const delivered = structured(
    readText(`[As delivered. Opening of the ninth Libraries Forum, Ostrava, 11 September 2026. Lightly corrected]\n\n${body}`, 'text'),
    false,
  );
  assert.equal(delivered.document.title, 'Opening of the ninth Libraries Forum');
});

test('a minus is no dash behind a label', () => {
  const blocks = said(`Crops and salt\n\n${section('Yield', 'Yr = 100 - b (ECe - a), where a is the threshold and b the slope.')}${body}`);
  assert.ok(blocks.includes('Yr = 100 - b (ECe - a)'), blocks);
});
