import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const BODY =
  'Headline: revenue rose by nine per cent on last year, and costs rose with it. We are inside our covenant.\n\nBy site\nSheffield leads with 512 of them, and Cardiff has lost members since May.\n\nOutlook\nQuarter four is quieter than the third one is, as it was in every year.\n';
const read = (text: string) => structured(readText(text, 'text'), false).document;

test('the only line in capitals below a greeting is the title, and the greeting is none of the text', () => {
  const { title, blocks } = read(
    `Hi team – numbers below, pasted from the sheet so forgive the formatting.\n\nQUARRY WALLS LTD – TRADING UPDATE\n\n${BODY}`,
  );
  assert.equal(title, 'QUARRY WALLS LTD – TRADING UPDATE');
  assert.doesNotMatch(blocks.map((block) => (block.type === 'paragraph' ? plainText(block.runs) : '')).join(' '), /forgive/);
});

test('headings in capitals among others of their kind are sections', () => {
  assert.equal(
    read(
      `We met on Monday and talked about it all for two hours.\n\nWHAT WE SAW AT ALL SITES\n${BODY}\n\nWHAT WE DO ABOUT IT NOW\nWe close one of the sites in spring.\n`,
    ).title,
    undefined,
  );
});
