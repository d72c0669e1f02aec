import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDateLimit } from './dateLimits.ts';

test('a date that is a limit wherever the source names it keeps what makes it one', () => {
  const source =
    'Letters go out by 17 October. Ordering starts in all schools by January. We meet in March, and the draft is due by March.';
  assert.equal(withDateLimit('17 October', source, 'en'), 'By 17 October');
  assert.equal(withDateLimit('January', source, 'en'), 'By January');
  assert.equal(withDateLimit('March', source, 'en'), undefined, 'something is on that date');
  assert.equal(withDateLimit('by 17 October', source, 'en'), undefined, 'it is there');
  assert.equal(withDateLimit('7 October', source, 'en'), undefined, 'it is another date');
  assert.equal(withDateLimit('30. Juni', 'Alte Verträge gelten bis zum 30. Juni.', 'de'), 'Bis zum 30. Juni');
  assert.equal(withDateLimit('15 mars', 'La réponse arrive avant le 15 mars.', 'fr'), 'Avant le 15 mars');
  assert.equal(withDateLimit('15 lipca', 'Zgłoszenia do 15 lipca.', 'pl'), 'Do 15 lipca');
});
