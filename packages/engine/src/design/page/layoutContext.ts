/** What a layout is given besides the slide: all that it may depend on. */
import type { Layout, Scene } from '../../model/scene.ts';
import type { Typesetter } from '../../text/typesetter.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import type { Template } from '../tokens/template.ts';

export interface LayoutContext {
  readonly template: Template;
  readonly typesetter: Typesetter;
  /** BCP 47 tag. */
  readonly language: string;
  readonly rtl: boolean;
  /** How many slides of this kind came before: layouts with several arrangements take turns. */
  readonly ordinal: number;
  /** The two pages before stand on the layout that this one would usually have: another arrangement is wanted, where there is one. */
  readonly again: boolean;
  /** The layout that those two pages stand on, where another is wanted. */
  readonly unlike?: LayoutKey;
  /** Number of the page in the file, from 1. */
  readonly number: number;
  /** How many entries of the slide's list stand on pages before this one: numbering goes on. */
  readonly entriesBefore: number;
  /** How many slides up to this one show a chart or a table: its number, where it shows one itself. */
  readonly exhibit: number;
  /** Whether only a part of the slide's list stands on the page. */
  readonly partial: boolean;
  /** The texts are samples of what is written there one day: columns keep their widths whatever the words. */
  readonly sample?: boolean;
  /** Whether what does not fit continues on a page of its own. */
  readonly mayContinue: boolean;
  /** Titles of the section slides in order, and which of them the page belongs to: -1 before the first. */
  readonly chapters: readonly string[];
  readonly chapter: number;
  /** Whether `template` is the wide variant of the deck's template. */
  readonly wide: boolean;
  readonly deckTitle: string;
  readonly author?: string | undefined;
  /** Pictures of the source by key, with their size in pixels. */
  readonly images: Scene['images'];
  readonly layouts: Readonly<Record<LayoutKey, Layout>>;
}

/** What a layout may depend on besides its template: the deck, but no slide of it. */
export type DeckContext = Pick<
  LayoutContext,
  'template' | 'typesetter' | 'language' | 'rtl' | 'chapters' | 'wide' | 'deckTitle' | 'author'
>;
