import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLinks } from './addresses.ts';

const cases: [text: string, links: string[]][] = [
  ['Nothing leads anywhere: 3/4, a@b, see p. 4', []],
  ['See https://example.org/report, page 4.', ['https://example.org/report']],
  ['(see https://example.org/a_(b))', ['https://example.org/a_(b)']],
  ['(https://example.org/a)', ['https://example.org/a']],
  ['Write to ana.diaz@example.co.uk or look at www.example.org!', ['mailto:ana.diaz@example.co.uk', 'https://www.example.org/']],
  ['詳しくは https://example.jp/案内。', ['https://example.jp/%E6%A1%88%E5%86%85']],
  ['javascript://example.org/%0aalert(1) and file:///etc/passwd', []],
  ['https:// and https://% lead nowhere', []],
];

for (const [text, links] of cases) {
  test(text, () => {
    const stretches = withLinks(text);
    assert.equal(stretches.map((stretch) => stretch.text).join(''), text);
    assert.deepEqual(
      stretches.flatMap(({ link }) => link ?? []),
      links,
    );
  });
}

test('a long text of colons and at signs is looked through once', () => {
  for (const text of [
    'a@://www.'.repeat(100_000),
    `${'a'.repeat(1_000_000)} a@b`,
    'a@'.repeat(500_000),
    `www.${')'.repeat(1_000_000)}`,
    `www.${'.'.repeat(1_000_000)}a`,
  ]) {
    assert.equal(
      withLinks(text)
        .map((stretch) => stretch.text)
        .join(''),
      text,
    );
  }
});
