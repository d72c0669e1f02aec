/** A panel of the template's art beside a text. */
import type { Frame } from '../../model/scene.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';

/** `turn` counts the panels of the deck: each is composed unlike the one before. */
export function placePanelArt(builder: PageBuilder, frame: Frame, seed: string, turn: number, { template }: LayoutContext): void {
  const { motif, page: inks, palette } = template;
  builder.add(...motif(frame, { place: 'panel', inks, palette, seed, turn }));
}
