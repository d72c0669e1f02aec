/** `measure.ts ORIGIN ROUNDS`: makes a deck of a cover and eleven full pictures that often, and prints how long that took. */
import { deck as deckSchema } from '@slidewright/contract/deck';
import { pictureLook } from '@slidewright/engine/design/pictureLook';
import { templateById } from '@slidewright/engine/design/templates/templates';
import { illustrate } from '@slidewright/engine/illustrate/illustrate';
import { render } from '@slidewright/engine/render';
import { createPictures } from '@slidewright/server/world/pictures/createPictures';
import { createPictureCache } from '@slidewright/server/world/pictures/pictureCache';
import { createWorld } from '@slidewright/server/world/world';
import { key } from '../../test/fixtures/pictures/apis.ts';
import { median } from '../median.ts';

const [origin = '', rounds = '1'] = process.argv.slice(2);
const pictures = createPictures({
  providers: { unsplash: { baseUrl: origin, apiKey: key, model: '' } },
  fallbacks: [],
  localArt: true,
  contact: '',
  concurrency: 6,
  timeLimit: 60_000,
  cache: createPictureCache('', 0),
});
const world = createWorld({ log: { info() {}, warn: console.error }, signal: new AbortController().signal, pictures });
const places = 'river forest mountain harbour village bridge garden market castle island desert'.split(' ');
const deck = deckSchema.parse({
  title: 'Twelve places',
  slides: [{ kind: 'cover', title: 'Twelve places' }, ...places.map((title) => ({ kind: 'picture', title }))],
});

const times: number[] = [];
let shown = 0;
let megabytes = 0;
for (let round = 0; round < Number(rounds); round++) {
  const start = performance.now();
  const illustrated = await illustrate(deck, { source: 'unsplash', look: pictureLook(templateById('Tokyo')), mayAddSlide: false }, world);
  render(illustrated.deck, { template: 'Tokyo', format: 'pptx', split: true }, world.fonts, illustrated.images);
  times.push(performance.now() - start);
  if (round === 0) megabytes = Math.round(process.resourceUsage().maxRSS / 1000);
  shown = Object.keys(illustrated.images).length;
}
const [first = 0, ...next] = times;
console.log(JSON.stringify({ pictures: shown, first, median: median(next.length > 0 ? next : times), megabytes }));
