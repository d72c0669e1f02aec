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

test('a mail that says something itself ends where the one that it answers is quoted; one that only passes another on does not', () => {
  const own =
    'We launch on 21 January, not on the 7th. The payment provider needs ten working days for its review and closes over Christmas. The delay costs 8,000 euros for a second booking of the advertisement.';
  const earlier = '> I do not see how we make the 7th. The provider still has 14 open questions.';
  const head = 'From: Lena Fuchs <lena@studio.example>\nTo: team@studio.example\nSubject: RE: Launch date\n\nHi,\n\n';
  const textOf = (text: string): string => JSON.stringify(structured(readText(text, 'text'), false).document.blocks);
  for (const line of [
    'On Tue, 18 Nov 2026 at 17:02, Tom Berger <tom@studio.example> wrote:',
    '-----Original Message-----',
    'From: Tom Berger <tom@studio.example>\nSent: Tuesday, 18 November 2026 17:02\nTo: Lena Fuchs\nSubject: Launch date',
  ]) {
    assert.doesNotMatch(textOf(`${head}${own}\n\nLena\n\n${line}\n\n${earlier.slice(2)}`), /14 open questions/, line);
    assert.match(textOf(`${head}${own}\n\nLena\n\n${line}\n\n${earlier.slice(2)}`), /21 January/, line);
    assert.match(textOf(`${head}See below.\n\n${line}\n\n${earlier.slice(2)}`), /14 open questions/, line);
  }
});

test('a name with where its bearer lives, below words that lead to it, is a signature', () => {
  const letter = (foot: string): string =>
    JSON.stringify(
      structured(
        readText(
          `Caros vizinhos,\n\nA caldeira avariou no dia 3 de outubro e custa 4.200 euros. O seguro paga metade, e temos até março para decidir.\n\nVotem até sexta-feira. Sem voto a sala fica fechada.\n\n${foot}`,
          'text',
        ),
        false,
      ).document.blocks,
    );
  for (const foot of ['Com estima,\nRita Salgueiro, 3.º direito', 'Até sempre,\nRita Salgueiro, lote 12'])
    assert.doesNotMatch(letter(foot), /Salgueiro/);
});
