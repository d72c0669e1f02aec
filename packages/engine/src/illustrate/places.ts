/** Which slides get a picture: the cover, those that are made for one, and some of the lists, in a rhythm. */
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

/** In the order of the slides. Pictures that are already there count in the rhythm. */
export function placesFor({ slides }: Deck, { rooms }: Pick<PictureLook, 'rooms'>): Place[] {
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
