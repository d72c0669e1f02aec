import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const MAIL = (quoted: string) =>
  `From: Inés Carballo <ines@example.com>\nSubject: Freezer 3 again\n\nHi all,\n\nthe repair costs 4,180 EUR and a new unit 11,900 EUR. My vote: replace it, and order before Friday.\n\nInés\n\n${quoted}`;
const EARLIER = '> On Mon, 13 Oct 2026, Tom Wei wrote:\n> It went down again at 03:40, the alarm went to the old number.\n> Tom\n';

const said = (text: string, wholeWords = false): string => JSON.stringify(structured(readText(text, 'text'), wholeWords).document);

test('the mail that is answered is left out, with its line of who wrote it', () => {
  assert.doesNotMatch(said(MAIL(EARLIER)), /03:40|Tom Wei/);
  assert.match(said(MAIL(EARLIER)), /order before Friday/);
});

test('it stays where all is kept, and so does what else a mail quotes', () => {
  assert.match(said(MAIL(EARLIER), true), /03:40/);
  assert.match(said(MAIL('> Whoever keeps ice keeps fish.\n')), /keeps ice/);
});
