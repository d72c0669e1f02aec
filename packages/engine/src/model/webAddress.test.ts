import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webAddress } from './webAddress.ts';

test('pages and mail are addresses, in ASCII', () => {
  assert.equal(webAddress('https://example.org/Größe?a=1'), 'https://example.org/Gr%C3%B6%C3%9Fe?a=1');
  assert.equal(webAddress('mailto:a@example.org'), 'mailto:a@example.org');
});

test('scripts, files and nonsense are not', () => {
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'vbscript:x',
    'example.org',
    '',
  ])
    assert.equal(webAddress(address), undefined, address);
});
