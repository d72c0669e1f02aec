import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutLogin } from './loginName.ts';
import { readText } from './text.ts';

test('an author that looks like an account is one only where the text names them', () => {
  const by = (author: string, text = 'Bees fly.') => withoutLogin({ ...readText(text, 'file'), author }).author;
  for (const login of ['Txus', 'jdoe', 'a.lee']) assert.equal(by(login), undefined, login);
  for (const author of ['Ann Lee', 'OECD', 'Gartner', '李雷']) assert.equal(by(author), author);
  assert.equal(by('Txus', 'Txus says that bees fly.'), 'Txus');
});
