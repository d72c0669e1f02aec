import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const read = (lines: readonly string[]) => structured(readText(lines.join('\n'), 'text'), false).document;

test('what a messenger says behind a stamp in brackets is no message, and the last name of the group is the title', () => {
  const document = read([
    '[13/05/24, 12:00:01] Street party: \u200eMessages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.',
    '[13/05/24, 12:00:01] \u200eRuth created this group',
    '[13/05/24, 12:00:05] Ruth added Owen Pike',
    '[13/05/24, 12:01:11] Ruth: The street party is on 6 July and we need a permit from the council',
    '[13/05/24, 12:04:11] Owen Pike: The permit costs £95 and takes four weeks',
    '\u200e[13/05/24, 12:05:00] Owen Pike: \u200eimage omitted',
    '[13/05/24, 12:06:11] Ruth: we need 12 tables, the church has 8 \u200e<This message was edited>',
    '[13/05/24, 12:07:00] Ruth changed the subject from “Street” to “Party in Mill Lane 🎈”',
    '[13/05/24, 12:08:11] Leila: The band plays for nothing if we feed them',
    '[13/05/24, 12:10:11] \u200eLeila left',
  ]);
  assert.equal(document.title, 'Party in Mill Lane');
  const all = JSON.stringify(document.blocks);
  for (const word of ['encrypted', 'created', 'added', 'omitted', 'edited', 'subject', 'left', '/05/24'])
    assert.ok(!all.includes(word), word);
  assert.ok(all.includes('church has 8'));
});

test('the name under which the messenger speaks first is the name of the group', () => {
  const document = read([
    '[13.05.24, 12:00:01] Straßenfest: Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Niemand sonst kann sie lesen.',
    '[13.05.24, 12:01:11] Ruth: Das Fest ist am 6. Juli und wir brauchen eine Erlaubnis der Stadt',
    '[13.05.24, 12:04:11] Owe: Die Erlaubnis kostet 95 Euro und dauert vier Wochen',
    '[13.05.24, 12:06:11] Ruth: wir brauchen 12 Tische, die Kirche hat 8',
    '[13.05.24, 12:08:11] Leila: Die Kapelle spielt umsonst, wenn wir sie bewirten',
  ]);
  assert.equal(document.title, 'Straßenfest');
  assert.ok(!JSON.stringify(document.blocks).includes('verschlüsselt'));
});
