/** What the process and its drawing thread say to each other. */

import type { Deck, Slide } from '@slidewright/contract/deck';
import type { Rewriting, Wish } from '@slidewright/engine/write/model/rewrite/rewriteSlide';
import type { Config } from '../config.ts';
import type { ModelConfig } from '../world/languageModel/configuredModel.ts';

/** What the thread starts with. */
export type DrawThreadData = Pick<Config, 'templatesDir'> & ModelConfig;

/** A presentation to look at. */
export interface DrawRequest {
  readonly id: number;
  /** Names the deck, for ever: the thread may have it at hand. */
  readonly key: string;
  /** The deck as it is stored, when the thread asked for it. */
  readonly kept?: Uint8Array;
  /** The page whose picture is wanted, counted from 0; without it, the list of pages is, or the Deck. */
  readonly page?: number;
  readonly wantsDeck?: boolean;
  /** Pictures are wanted of what would stand in the place of one of its slides. */
  readonly drafts?: Drafts;
  /** One of its slides is wanted as the language model would have it. */
  readonly rewrite?: RewriteOf;
  /** The deck is wanted as it is stored, with this changed. */
  readonly change?: DeckChange;
  /** The whole presentation is wanted, in this format. */
  readonly format?: 'pptx' | 'pdf';
}

/** Slides of which each is drawn in the place of the Deck's slide `at`, in the midst of the others. */
export interface Drafts {
  readonly slides: readonly Slide[];
  readonly at: number;
  /** Which of its pages is drawn, counted from 0, where a slide continues on others; the last where there are fewer. */
  readonly page: number;
}

export interface RewriteOf extends Wish {
  readonly at: number;
  /** As it is in hand; the deck's own without it. */
  readonly slide?: Slide | undefined;
}

/** Nobody waits for the answer to this request any more. */
export interface Cancelled {
  readonly cancelled: number;
}

export interface DeckChange {
  readonly deck?: Deck | undefined;
  readonly template?: string | undefined;
}

export interface Outline {
  readonly template: string;
  readonly language: string;
  readonly warnings?: readonly string[];
  /** `version` is another when what is seen on the page is. */
  readonly pages: readonly { readonly title: string; readonly notes: string; readonly slide: number | null; readonly version: string }[];
}

export interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly title: string;
}

export type DrawAnswer = { readonly id: number } & (
  | { readonly type: 'wanted' }
  | { readonly type: 'deck'; readonly deck: Deck }
  | { readonly type: 'changed'; readonly packed: Uint8Array }
  | ({ readonly type: 'file' } & DrawnFile)
  | { readonly type: 'outline'; readonly outline: Outline }
  /** SVG, compressed with gzip; null when there is no such page. */
  | { readonly type: 'picture'; readonly svg: Uint8Array | null }
  /** `{"pictures": [{"svg", "pages"}]}` in JSON, compressed with gzip; null when the deck has no such slide. */
  | { readonly type: 'drafts'; readonly pictures: Uint8Array | null }
  /** Null when the deck has no such slide. */
  | { readonly type: 'rewritten'; readonly rewriting: Rewriting | null }
  /** The template that the deck is in is not there any more. */
  | { readonly type: 'lacksTemplate'; readonly template: string }
  | { readonly type: 'failed'; readonly cause: string }
);
