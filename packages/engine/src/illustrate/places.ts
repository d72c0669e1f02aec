/**
 * Which slides get a picture: the cover, those that are made for one, some of the lists, in a rhythm, and where there are few of those,
 * pages between the parts of the deck.
 */
import type { Deck, Slide } from '@slidewright/contract/deck';
import type { PictureLook, Room } from '../model/pictureLook.ts';

export interface Place {
  /** Of the slide. */
  readonly index: number;
  readonly room: Room;
}

/** Of one deck: each is a search and a download, and many pictures say no more than some. */
const MOST_PLACES = 12;
/** Slides from one list with a picture to the next; a list for which the writer asked for a picture may be nearer. */
const APART = 3;
const APART_WHEN_ASKED = 2;
/** Points and characters of a list: more do not fit beside a picture at a good size. */
const MOST_POINTS = 5;
const MOST_TEXT = 420;
/** Where a wide picture stands above them, and not beside them. */
const MOST_TEXT_BELOW = 300;

/** Pages that a picture may fill, behind a veil and their words: what they look like without is the template's own. */
const PAUSES: ReadonlySet<Slide['kind']> = new Set<Slide['kind']>(['section', 'quote', 'closing']);
const MOST_PAUSES = 3;
/** Slides from such a page to the nearest picture before and after it. */
const PAUSE_APART = 4;
const PAUSE_APART_WHEN_ASKED = 2;
/** A shorter deck has enough with its cover. */
const FEWEST_FOR_PAUSES = 6;

/** In the order of the slides. Pictures that are already there count in the rhythm. */
export function placesFor(deck: Deck, { rooms }: Pick<PictureLook, 'rooms'>): Place[] {
  const places = among(deck, rooms);
  return [...places, ...between(deck, places, rooms)].sort((a, b) => a.index - b.index);
}

function among({ slides }: Deck, rooms: PictureLook['rooms']): Place[] {
  const places: Place[] = [];
  let last = Number.NEGATIVE_INFINITY;
  slides.forEach((slide, index) => {
    if (hasPicture(slide)) {
      last = index;
      return;
    }
    const room = roomOf(slide, rooms);
    if (!room || places.length >= MOST_PLACES) return;
    if (slide.kind === 'bullets') {
      const apart = slide.picture ? APART_WHEN_ASKED : APART;
      // The cover's picture is on another page of the deck's story: the first list may have one soon after it.
      if (index - last < apart || !suits(slide, room)) return;
      last = index;
    }
    places.push({ index, room });
  });
  return places;
}

/** Pages where the pictures before and after them are far, those for which the writer asked for one first. */
function between({ slides }: Deck, places: readonly Place[], rooms: PictureLook['rooms']): Place[] {
  const shown = [...places.map(({ index }) => index), ...slides.flatMap((slide, index) => (hasPicture(slide) ? [index] : []))];
  const pauses: Place[] = [];
  const take = (index: number, apart: number) => {
    const isFar = shown.every((other) => Math.abs(other - index) >= apart);
    if (!isFar || pauses.length >= MOST_PAUSES || places.length + pauses.length >= MOST_PLACES) return;
    pauses.push({ index, room: rooms.picture });
    shown.push(index);
  };
  const candidates = slides.flatMap((slide, index) => (PAUSES.has(slide.kind) && !hasPicture(slide) ? [{ slide, index }] : []));
  for (const { slide, index } of candidates) if (slide.picture) take(index, PAUSE_APART_WHEN_ASKED);
  if (slides.length >= FEWEST_FOR_PAUSES) for (const { slide, index } of candidates) if (!slide.picture) take(index, PAUSE_APART);
  return pauses;
}

export const hasPicture = (slide: Slide): boolean => slide.picture?.image !== undefined;

function roomOf({ kind }: Slide, rooms: PictureLook['rooms']): Room | undefined {
  if (kind === 'cover' || kind === 'coverPicture') return rooms.cover;
  if (kind === 'picture') return rooms.picture;
  return kind === 'bullets' ? rooms.bullets : undefined;
}

function suits({ items, ordered }: Extract<Slide, { kind: 'bullets' }>, { w, h }: Room): boolean {
  const amount = items.reduce((sum, { head = '', text }) => sum + breadth(head) + breadth(text), 0);
  return !ordered && items.length >= 2 && items.length <= MOST_POINTS && amount <= (w > 2 * h ? MOST_TEXT_BELOW : MOST_TEXT);
}

/** Characters, those of full width counted twice. */
const breadth = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
