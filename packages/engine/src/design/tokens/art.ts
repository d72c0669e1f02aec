/** The art of a template: functions from a place and a seed to native shapes in theme colours. */
import type { Palette } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import type { Inks } from './inks.ts';
import type { LayoutKey } from './layoutKey.ts';

/** What the art is for: a motif may be drawn larger, quieter or in other tones from place to place. */
export type ArtPlace = 'cover' | 'section' | 'closing' | 'quote' | 'bigNumber' | 'panel' | 'picture';

export interface ArtSetting {
  readonly place: ArtPlace;
  /** The ground that the art stands on, and what is seen on it. */
  readonly inks: Inks;
  readonly palette: Palette;
  /** The same seed gives the same art, another seed another variation. */
  readonly seed: string;
  /** Counts the panels of a deck: one is composed unlike the one before. */
  readonly turn: number;
}

/** Fills the frame with the template's motif. Nothing reaches beyond the frame or the slide; every node is decorative. */
export type Motif = (frame: Frame, setting: ArtSetting) => SceneNode[];

export interface PageArtSetting {
  readonly layout: LayoutKey;
  readonly inks: Inks;
  readonly palette: Palette;
  readonly seed: string;
}

/** What stands on every content page besides its text: a mark, bands, rules, a border, a corner of art. It is part of the layout. */
export type PageArt = (setting: PageArtSetting) => SceneNode[];
