/** The running head: chapter and folio in spaced capitals above a hairline, on all pages but the cover. */
import type { Color } from '../../../model/color.ts';
import type { ShapeNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import { shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { PageArt } from '../../templates/art.ts';
import { inksOn } from '../../templates/inks.ts';
import { paragraph } from '../../typography.ts';
import { HEAD, LEFT, RIGHT } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

export const headRule = (color: Color): ShapeNode =>
  figureShape('Head rule', { x: LEFT, y: HEAD.rule, w: RIGHT - LEFT, h: HEAD.line }, { type: 'rect' }, color);

export const runningHead: PageArt = ({ inks }) => [headRule(inks.line)];

/** What spaced capitals take, measured without their spacing: shortened in time, they stay on their line. */
const WIDENED = 0.9;

export function furnish(sheet: Sheet, stage: Stage): void {
  const { template } = stage;
  const [footer, number] = [sheet.slot('footer'), sheet.slot('number')];
  const inks = {
    section: template.section,
    closing: inksOn({ ref: 'surface' }, template.palette),
    page: template.footer,
  }[sheet.layout === 'section' || sheet.layout === 'closing' ? sheet.layout : 'page'];
  const look = smallCaps(template, 11, inks.muted);
  const chapter = sheet.layout === 'section' ? undefined : stage.chapters[stage.chapter];
  const name = (chapter ?? stage.deckTitle).toLocaleUpperCase(stage.language);
  if (footer) {
    const words = shortened(name, look, footer.frame.w * WIDENED, stage);
    sheet.fill('footer', [paragraph(words, look, stage)], 'artifact');
  }
  if (number) sheet.fill('number', [paragraph(String(stage.number), look, stage, { align: number.align })], 'artifact');
}
