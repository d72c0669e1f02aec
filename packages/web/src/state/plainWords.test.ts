import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlainWords, withoutGiven } from './plainWords.ts';

test('what is wrong with a field begins with its label, and says nothing of the wire', () => {
  assert.equal(inPlainWords('topic', 'topic must have 1 to 450 characters, but is "".', true), 'Say what it is about.');
  assert.equal(
    inPlainWords('topic', 'topic must have 1 to 450 characters, but is a string of 451 characters.', false),
    'The topic must have 1 to 450 characters.',
  );
  assert.match(
    inPlainWords('numSlides', 'numSlides must be -1 (automatic) or an integer from 1 to 50, but is 99.', false),
    /^Slides .* 1 to 50/,
  );
  assert.equal(inPlainWords('file', 'file is required: send the document as the part "file" of the form.', true), 'Choose a file.');
  assert.equal(inPlainWords('file', 'The file is larger than 50 MB.', false), 'The file is larger than 50 MB.');
});

test('what was sent is left out, whatever it holds', () => {
  assert.equal(withoutGiven('Must not be empty, but is "".'), 'Must not be empty.');
  assert.equal(withoutGiven('Must be one of a, b, but is "x. \\"y\\"". Try again.'), 'Must be one of a, b. Try again.');
  assert.equal(withoutGiven('Must be at most 1, but is 1.5.'), 'Must be at most 1.');
  assert.equal(withoutGiven('Must have at most 2 entries, but has 3.'), 'Must have at most 2 entries.');
});
