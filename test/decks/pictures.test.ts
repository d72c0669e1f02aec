/** A deck whose slides show the source's pictures, as PPTX and as PDF: the bytes go into the file, once each, and none that is not shown. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { deck as deckSchema } from '@slidewright/contract/deck';
import { render } from '../../packages/engine/src/render.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { assertValidPdf } from '../pdf/validate.ts';
import { readPackage } from '../pptx/readPackage.ts';
import { assertDesignedPptx } from '../pptx/validate.ts';

const folder = new URL('../fixtures/scene/images/', import.meta.url);
const [photo, mark] = await Promise.all(['photo.jpg', 'mark.png'].map((name) => readFile(new URL(name, folder))));
assert.ok(photo && mark);
const images = {
  photo: { mime: 'image/jpeg' as const, width: 240, height: 160, data: photo.toString('base64') },
  mark: { mime: 'image/png' as const, width: 96, height: 64, data: mark.toString('base64') },
};
const items = [{ text: 'The quay was rebuilt in spring' }, { text: 'Two cranes lift eighty tons each' }];
const shows = (image: string) => ({ query: 'mountains', alt: 'Two mountains', image, caption: 'In May' });
const deck = deckSchema.parse({
  title: 'Pictures',
  slides: [
    { kind: 'bullets', title: 'With a photograph', items, picture: shows('photo') },
    { kind: 'bullets', title: 'With it once more', items, picture: shows('photo') },
    { kind: 'bullets', title: 'With one that was lost', items, picture: shows('lost') },
  ],
});
const whole = deckSchema.parse({ title: 'Coast', slides: [{ kind: 'picture', title: 'At the coast', picture: shows('photo') }] });
/** Said to have the pixels of a page: sizes are trusted, so that small bytes will do. */
const large = { photo: { ...images.photo, width: 1600, height: 900 } };
const fonts = createFontSource();
const options = { template: 'Tokyo', split: true };

test('a presentation holds each shown picture once', async () => {
  const { bytes } = render(deck, { ...options, format: 'pptx' }, fonts, images);
  await assertDesignedPptx(bytes);
  const media = readPackage(bytes).filter(({ name }) => name.startsWith('ppt/media/'));
  assert.deepEqual(
    media.map(({ name }) => name),
    ['ppt/media/image1.jpeg'],
  );
});

test('a document with pictures is valid, and without their bytes they are left out', async () => {
  const { bytes } = render(deck, { ...options, format: 'pdf' }, fonts, images);
  await assertValidPdf(bytes);
  assert.ok(bytes.length > render(deck, { ...options, format: 'pdf' }, fonts).bytes.length + photo.length / 2);
});

test('a picture that fills its page is painted first and told of after the title', async () => {
  const { bytes } = render(whole, { ...options, format: 'pptx' }, fonts, large);
  await assertDesignedPptx(bytes);
  const slide = readPackage(bytes).find(({ name }) => name === 'ppt/slides/slide1.xml');
  const names = [...new TextDecoder().decode(slide?.content).matchAll(/<p:cNvPr id="\d+" name="([^"]*)"(?: descr="([^"]*)")?/g)];
  assert.deepEqual(
    names.map(([, name, descr]) => descr || name).filter((name) => ['Picture', 'Title', 'Two mountains'].includes(name ?? '')),
    ['Picture', 'Title', 'Two mountains'],
  );
  await assertValidPdf(render(whole, { ...options, format: 'pdf' }, fonts, large).bytes);
});
