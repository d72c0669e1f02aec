/** What the parts of one picture share. */
import type { Scene } from '../../model/scene.ts';
import type { GlyphOutline } from '../../text/glyphOutlines.ts';
import type { FontSource } from '../../world.ts';
import type { Defs } from './defs.ts';

export interface SvgResources {
  readonly fonts: FontSource;
  readonly outline: GlyphOutline;
  /** Bytes of a picture by its id in the Scene: a JPEG or a PNG. */
  image(id: string): Uint8Array;
}

export interface Canvas {
  readonly scene: Scene;
  readonly resources: SvgResources;
  readonly defs: Defs;
}
