import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { drawGallery, drawShownDeck, drawShownDecks, drawTemplate } from '../../packages/server/src/cli/gallery.ts';
import { decksFolder, readShownDecks, slidePictureName } from '../../packages/server/src/gallery/decks.ts';
import { galleryFolder, gallerySlides, pictureName, readGallery } from '../../packages/server/src/gallery/gallery.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { galleryPage } from './galleryPage.ts';

const updating = process.env.UPDATE_GOLDEN === '1';

test('the gallery shows every template as it is drawn now', async () => {
  if (updating) await drawGallery(galleryFolder);
  const fonts = createFontSource();
  const listed = readGallery();
  assert.deepEqual(
    listed.map((entry) => entry.id),
    [...templateIds],
  );
  for (const entry of listed) {
    const drawn = await drawTemplate(entry.id, fonts);
    assert.deepEqual(drawn.entry, entry, `${entry.id} has changed: look at it, then accept its pictures with "npm run golden"`);
    for (const slide of gallerySlides) assert.ok(existsSync(join(galleryFolder, pictureName(entry.id, slide))), `${entry.id} ${slide}`);
  }
});

test('the decks of the gallery are shown as they are drawn now', async () => {
  if (updating) await drawShownDecks();
  const fonts = createFontSource();
  const listed = readShownDecks();
  assert.equal(listed.length, 12);
  for (const shown of listed) {
    const { entry } = await drawShownDeck(shown, fonts);
    assert.deepEqual(entry, shown, `${shown.name} has changed: look at it, then accept its pictures with "npm run golden"`);
    for (const i of entry.drawings.keys()) assert.ok(existsSync(join(decksFolder, slidePictureName(shown.name, i + 1))), `${shown.name} ${i}`);
  }
});

test('the documentation shows every template', () => {
  const page = new URL('../../docs/templates.md', import.meta.url);
  const written = readFileSync(page, 'utf8');
  const byHand = written.slice(written.indexOf('## Your own template'));
  const expected = `${galleryPage(readGallery())}\n${byHand}`;
  if (updating) writeFileSync(page, expected);
  else assert.equal(written, expected);
});
