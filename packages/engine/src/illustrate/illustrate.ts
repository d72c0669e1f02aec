/** A Deck becomes a Deck with pictures. What cannot be had is left to the template's art or to a layout without: no deck fails for want of one. */
import { createHash } from 'node:crypto';
import type { Deck, Slide } from '@slidewright/contract/deck';
import type { ImageSource, ImageStyle } from '@slidewright/contract/presentation';
import { languageOf } from '../languages/languageOf.ts';
import type { Illustrated } from '../model/illustrated.ts';
import type { PictureLook } from '../model/pictureLook.ts';
import type { PictureCredit, Pictures, World } from '../world.ts';
import { withCredits } from './credits.ts';
import { type Caught, Hunt } from './hunt.ts';
import { hasPicture, type Place, placesFor } from './places.ts';
import { promptFor } from './prompt.ts';
import { type Query, queryFor } from './query.ts';
import { sideBySide } from './sideBySide.ts';

export interface IllustrateOptions {
  readonly source: ImageSource;
  /** Of pictures that are made for the deck; others are as they are. */
  readonly style?: ImageStyle | undefined;
  readonly look: PictureLook;
  /** Whether a slide may be added for the credits. */
  readonly mayAddSlide: boolean;
}

/** Pixels per point: what a projector shows, twice. */
const DENSEST = 2;
/** Share of the job's time that pictures may take: the rest is for design and output. */
const SHARE_OF_TIME = 0.5;

/** Throws what the signal was aborted with, and nothing else. */
export async function illustrate(written: Deck, options: IllustrateOptions, world: World): Promise<Illustrated> {
  const deck = { ...written, language: soundTag(written.language) };
  const { pictures, log, signal, timeLeft } = world;
  const sources = pictures?.sourcesFor(options.source) ?? [];
  const places = pictures && sources.length > 0 ? placesFor(deck, options.look) : [];
  const timeLimit = Math.min(pictures?.timeLimit ?? 0, SHARE_OF_TIME * (timeLeft?.() ?? Number.POSITIVE_INFINITY));
  const hunt = new Hunt({ sources, log, signal, timeLimit });

  const shown = new Map<number, Shown>();
  await sideBySide(places, pictures?.concurrency ?? 1, async (place) => {
    const slide = deck.slides[place.index];
    if (!slide) return;
    const query = queryFor(slide, deck);
    const caught = await hunt.catch(searchFor(place, slide, query, deck, options), wantFor(place, options));
    if (caught) shown.set(place.index, { caught, query, key: keyOf(caught) });
  });
  signal.throwIfAborted();

  const slides = deck.slides.map((slide, i) => dressed(slide, shown.get(i), deck, pictures));
  const found = [...shown].sort(([a], [b]) => a - b);
  const credits = new Map<number, PictureCredit>(found.map(([i, { caught }]) => [i, caught.candidate.credit]));
  const images = Object.fromEntries(
    found.map(([, { key, caught }]) => {
      const { mime, width, height, data } = caught.picture;
      return [key, { mime, width, height, data }];
    }),
  );
  const credited = withCredits({ ...deck, slides }, credits, options.mayAddSlide);
  return { deck: { ...credited, language: written.language }, images, warnings: hunt.warnings };
}

/** A Deck may come with any text for its language. */
function soundTag(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return 'en';
  }
}

interface Shown {
  readonly caught: Caught;
  readonly query: Query;
  /** Of the image: the same bytes have the same key. */
  readonly key: string;
}

const keyOf = ({ picture }: Caught): string => `picture-${createHash('sha256').update(picture.data).digest('hex').slice(0, 16)}`;

const pixels = ({ w, h }: Place['room']) => ({ width: Math.round(w * DENSEST), height: Math.round(h * DENSEST) });

function searchFor({ room }: Place, slide: Slide, { words, language }: Query, deck: Deck, { style = 'auto', look }: IllustrateOptions) {
  const prompt = promptFor({ query: words, slideTitle: slide.title, deckTitle: deck.title }, style, look, room);
  return { query: words, language, prompt, ...pixels(room) };
}

/** A style that was asked for stands above the template's colours; black and white is certain only when it is made so. */
function wantFor({ room }: Place, { source, style = 'auto', look }: IllustrateOptions) {
  const drawn = source === 'ai' || source === 'flux';
  const treatment =
    drawn && style === 'black-and-white' ? { type: 'grayscale' as const } : drawn && style !== 'auto' ? undefined : look.treatment;
  return { ...pixels(room), ...(treatment && { treatment }) };
}

/** A wish for a picture that did not come true goes, so that the slide is laid out as one without. */
function dressed(slide: Slide, shown: Shown | undefined, deck: Deck, pictures: Pictures | undefined): Slide {
  if (!shown) {
    if (hasPicture(slide)) return slide;
    const { picture: _, ...plain } = slide;
    return plain.kind === 'coverPicture' && pictures && !pictures.localArt ? { ...plain, kind: 'cover' } : plain;
  }
  const { query, key } = shown;
  const picture = { ...slide.picture, query: query.words, alt: altOf(slide, shown, deck), image: key };
  return { ...slide, picture };
}

/** In the deck's language: the writer's words, the source's, or what the slide is about. */
function altOf(slide: Slide, { caught: { candidate } }: Shown, { language }: Deck): string {
  const written = slide.picture?.alt.trim();
  if (written) return written;
  const described = candidate.description.trim();
  const base = (tag: string) => tag.split('-')[0];
  if (described && base(candidate.language) === base(language)) return described;
  const label = languageOf(language).texts.credits?.picture;
  return label ? `${label}: ${slide.title}` : slide.title;
}
