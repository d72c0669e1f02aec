/** A rule of the gate: what a finished slide is judged by, and how its content is put another way where it fails. */
import type { Deck, Slide, SlideKind } from '@slidewright/contract/deck';
import type { Frame, Page } from '../model/scene.ts';

/** A slide with the pages that it became. */
export interface Subject {
  readonly slide: Slide;
  /** From 0. */
  readonly index: number;
  readonly deck: Deck;
  readonly pages: readonly Page[];
  /** Where the layout of its first page has its content, in points; undefined where it has none of its own. */
  readonly body: Frame | undefined;
  /** Whether a point may be left to the notes. */
  readonly mayDrop: boolean;
}

export interface Rule {
  readonly name: string;
  /** What is wrong, as a sentence; undefined where nothing is. */
  readonly test: (subject: Subject) => string | undefined;
  /** The slide's content put another way; undefined where there is none that is true. */
  readonly remedy?: (subject: Subject) => Slide | undefined;
}

/** Slides that frame the others, and are judged by their design alone. */
const FRAME: ReadonlySet<SlideKind> = new Set<SlideKind>(['cover', 'coverPicture', 'agenda', 'section', 'closing', 'sources', 'picture']);
export const isContent = ({ kind }: Slide): boolean => !FRAME.has(kind);
export const isText = (slide: Slide | undefined): boolean => slide?.kind === 'bullets' || slide?.kind === 'twoColumns';

/** Letters and figures alone, so that marks and capitals make no difference. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
