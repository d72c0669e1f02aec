/** What a layout is: its face in the file (placeholders and art) and how a slide of its kind is composed on it. */
import type { SlideKind, SlideOf } from '@slidewright/contract/deck';
import type { Layout, SceneNode } from '../../model/scene.ts';
import type { Verdict } from '../fit.ts';
import type { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import type { Template } from '../templates/template.ts';
import type { FaceKey } from './faceKey.ts';

export interface Composition {
  /** In reading order, the title first. */
  readonly nodes: readonly SceneNode[];
  readonly verdict: Verdict;
  /** The face that it stands on. */
  readonly layout: FaceKey;
  /** Texts that this arrangement has no place for. */
  readonly unshown: readonly string[];
  /** Whether it is the face of the template's wide page. */
  readonly wide: boolean;
}

export interface SlideLayout<K extends SlideKind> {
  /** `seed` is the deck's: art on the face differs from deck to deck. */
  face(template: Template, seed: string): Layout;
  compose(slide: SlideOf<K>, stage: Stage): Sheet;
}
