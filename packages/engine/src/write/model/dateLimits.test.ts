import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDateLimit } from './dateLimits.ts';

/** In the words that the source has for it. */
const dated = (date: string, source: string, language: string, beside = source.replaceAll(/\b(?:by|until|bis zum|avant le|do) /gu, '')) =>
  withDateLimit(date, source, language, beside);

test('a date that is a limit wherever the source names it keeps what makes it one', () => {
  const source =
    'Letters go out by 17 October. Ordering starts in all schools by January. We meet in March, and the draft is due by March.';
  assert.equal(dated('17 October', source, 'en', 'Letters go out'), 'By 17 October');
  assert.equal(dated('January', source, 'en'), 'By January');
  assert.equal(dated('March', source, 'en'), undefined, 'something is on that date');
  assert.equal(dated('by 17 October', source, 'en'), undefined, 'it is there');
  assert.equal(dated('7 October', source, 'en'), undefined, 'it is another date');
  assert.equal(dated('30. Juni', 'Alte Verträge gelten bis zum 30. Juni.', 'de'), 'Bis zum 30. Juni');
  assert.equal(dated('15 mars', 'La réponse arrive avant le 15 mars.', 'fr'), 'Avant le 15 mars');
  assert.equal(dated('15 lipca', 'Zgłoszenia do 15 lipca.', 'pl'), 'Do 15 lipca');
});

test('a date takes no limit of what is not said of it, nor one that is told beside it', () => {
  const source = 'Letters go out by 17 October. Die Preise gelten bis zum 30. Juni.';
  assert.equal(dated('17 October', source, 'en', 'The board approves a surcharge'), undefined);
  assert.equal(dated('17 October', source, 'en', ''), undefined);
  assert.equal(dated('30. Juni', source, 'de', 'Bis dahin gelten die Preise'), undefined);
});
