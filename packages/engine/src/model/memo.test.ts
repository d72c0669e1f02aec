import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perObject, perText } from './memo.ts';

test('what belongs to an object is worked out once, even where it is nothing', () => {
  let asked = 0;
  const of = perObject((object: { readonly value?: string }) => {
    asked++;
    return object.value;
  });
  const [empty, full] = [{}, { value: 'a' }];
  assert.deepEqual([of(empty), of(full), of(empty), of(full)], [undefined, 'a', undefined, 'a']);
  assert.equal(asked, 2);
});

test('no more than so many texts are remembered', () => {
  const asked: string[] = [];
  const of = perText((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  assert.deepEqual(['a', 'bb', 'a', 'ccc', 'a'].map(of), [1, 2, 1, 3, 1]);
  assert.deepEqual(asked, ['a', 'bb', 'ccc', 'a']);
});

test('what cannot be worked out is asked for again', () => {
  let asked = 0;
  const of = perText(() => {
    asked++;
    if (asked === 1) throw new Error('not yet');
    return asked;
  });
  assert.throws(() => of('a'), /not yet/);
  assert.equal(of('a'), 2);
});
