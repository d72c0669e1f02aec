import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deck } from '@slidewright/contract/deck';
import { createFontSource } from '../../../../../server/src/world/fonts.ts';
import { bottomOf, rightOf } from '../../../model/frame.ts';
import { createTypesetter } from '../../../text/typeset.ts';
import { designDeck } from '../../designDeck.ts';
import { leaves } from '../../page/behind.ts';
import { createOwnTemplate } from '../../templates/ownTemplate.ts';
import { tokensById } from '../../templates/templates.ts';
import type { Corner } from '../../tokens/brand.ts';

const typesetter = createTypesetter(createFontSource());
const gallery = new URL('../../../../../server/gallery/deck.json', import.meta.url);
const sample = deck.parse(JSON.parse(readFileSync(gallery, 'utf8')));

const picture = (key: string) => ({ key, alt: 'Acme', mime: 'image/png' as const, width: 400, height: 100, data: '' });

function designed(base: string, corner: Corner, language = 'en') {
  const tokens = tokensById(base);
  assert.ok(tokens);
  const logo = { light: picture('light'), dark: picture('dark'), corner, height: 26 };
  const template = createOwnTemplate(tokens, {
    id: 'Acme',
    name: 'Acme',
    palette: { accent1: '#0B6E4F' },
    brand: { logo, footer: 'Acme Energy' },
  });
  return designDeck({ ...sample, language }, template, typesetter, { split: true });
}

const logoOf = ({ nodes }: { nodes: Parameters<typeof leaves>[0] }) => leaves(nodes).find(({ name }) => name === 'Logo');

test('the logo stands on the layouts, in its corner, over nothing that a page says', () => {
  for (const [base, corner] of [
    ['Tokyo', 'top-right'],
    ['Boston', 'bottom-right'],
    ['Geneva', 'top-right'],
    ['Dubai', 'bottom-left'],
  ] as const) {
    const scene = designed(base, corner);
    for (const page of scene.pages) {
      const layout = scene.layouts[page.layout];
      const logo = layout && logoOf(layout);
      // A cover whose art fills all corners has none.
      if (!logo && layout?.placeholders.every(({ type }) => type !== 'slideNumber')) continue;
      assert.ok(logo?.type === 'picture', `${base}, ${page.title}`);
      assert.equal(logo.alt, 'Acme');
      const hit = leaves(page.nodes).find(
        ({ frame: f }) =>
          f.x < rightOf(logo.frame) && rightOf(f) > logo.frame.x && f.y < bottomOf(logo.frame) && bottomOf(f) > logo.frame.y,
      );
      assert.ok(!hit || (hit.type === 'shape' && !hit.fill), `${base}, ${page.title}: over ${hit?.name}`);
      for (const { frame: f, key } of layout?.placeholders ?? []) {
        const over = f.x < rightOf(logo.frame) && rightOf(f) > logo.frame.x && f.y < bottomOf(logo.frame) && bottomOf(f) > logo.frame.y;
        assert.ok(!over, `${base}, ${page.title}: over the placeholder ${key}`);
      }
    }
    assert.ok('light' in scene.images || 'dark' in scene.images);
  }
});

test('the logo for dark grounds stands on these, and a deck that is read from the right has it mirrored', () => {
  const dark = designed('Tokyo', 'top-right').layouts.find(({ name }) => /section/i.test(name));
  const onDark = dark && logoOf(dark);
  assert.equal(onDark?.type === 'picture' && onDark.image, 'dark');
  const bullets = designed('Tokyo', 'top-right', 'ar').layouts.find(({ name }) => /bullets/i.test(name));
  const mirrored = bullets && logoOf(bullets);
  assert.ok(mirrored && mirrored.frame.x < 200);
});

test('a footer of its own stands in the place of the deck’s name', () => {
  const said = JSON.stringify(designed('Tokyo', 'top-right').pages.flatMap(({ nodes }) => nodes));
  assert.match(said, /Acme Energy/);
});
