/** Makes the deck so many times in the template and prints how long that took, and the memory. Run by bench/templates.ts. */
import { readFile } from 'node:fs/promises';
import { deck, type Slide } from '@slidewright/contract/deck';
import { render } from '@slidewright/engine/render';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';
import { median } from '../median.ts';

const [template = 'Tokyo', rounds = '15'] = process.argv.slice(2);
const sample = deck.parse(JSON.parse(await readFile(new URL('../../docs/examples/product-plan.json', import.meta.url), 'utf8')));
const photo = await readFile(new URL('../../test/fixtures/scene/images/photo.jpg', import.meta.url));
const images = { photo: { mime: 'image/jpeg' as const, width: 240, height: 160, data: photo.toString('base64') } };
const illustrated = (slide: Slide): Slide =>
  slide.kind === 'bullets' ? { ...slide, picture: { query: 'mountains', alt: 'Two mountains', image: 'photo' } } : slide;
const slides = sample.slides.slice(0, 19).concat(sample.slides.slice(-1)).map(illustrated);

const fonts = createFontSource();
const times = { pptx: [] as number[], pdf: [] as number[] };
for (let round = 0; round < Number(rounds); round++) {
  for (const format of ['pptx', 'pdf'] as const) {
    const { timings } = render({ ...sample, slides }, { template, format, split: true }, fonts, images);
    times[format].push((timings.design ?? 0) + (timings.output ?? 0));
  }
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ template, pptx: median(times.pptx), pdf: median(times.pdf), megabytes }));
