/** The running head: the deck's name and the folio in spaced capitals above a hairline, on all pages but the cover. */
import type { Color } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { ShapeNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { footerLook, shortened } from '../../page/runningElements.ts';
import { paragraph } from '../../page/typography.ts';
import type { PageArt } from '../../tokens/art.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import type { Template } from '../../tokens/template.ts';
import { HEAD, headFrame, LEFT, RIGHT } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

export const headRule = (color: Color): ShapeNode =>
  figureShape('Head rule', { x: LEFT, y: HEAD.rule, w: RIGHT - LEFT, h: HEAD.line }, { type: 'rect' }, color);

export const runningHead: PageArt = ({ inks }) => [headRule(inks.line)];

/** What spaced capitals take, measured without their spacing: shortened in time, they stay on their line. */
const WIDENED = 0.9;
/** Beside a strip of art too. */
const NAME_WIDTH = 520;

/** Layouts without a head, or with another: a picture fills its page. */
const UNNAMED: ReadonlySet<string> = new Set<LayoutKey>(['cover', 'coverPicture', 'quote', 'picture']);

/** The deck's name is the same on all pages, so it stands on the layouts. */
export function drawRunningElements(drawnLayouts: DrawnLayouts, context: DeckContext): DrawnLayouts {
  const { template, deckTitle, language } = context;
  const frame = headFrame(LEFT, NAME_WIDTH);
  const named = Object.entries(drawnLayouts).map(([key, layout]) => {
    if (UNNAMED.has(key)) return [key, layout];
    const look = smallCaps(template, 11, inksOf(key as LayoutKey, template).muted);
    const name = shortened(deckTitle.toLocaleUpperCase(language), look, frame.w * WIDENED, context);
    return [key, { ...layout, nodes: [...layout.nodes, layoutText('Deck', frame, [paragraph(name, look, context)], context)] }];
  });
  return Object.fromEntries(named) as DrawnLayouts;
}

/** The chapter at the foot, on pages of it, and the folio in the head. */
export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  const { template, language } = context;
  const [footer, number] = [builder.findPlaceholder('footer'), builder.findPlaceholder('number')];
  const chapter = context.chapters[context.chapter];
  if (footer && chapter) {
    const look = footerLook(template);
    builder.fill('footer', [paragraph(shortened(chapter, look, footer.frame.w, context), look, context)], 'artifact');
  }
  if (number) {
    const look = smallCaps(template, 11, inksOf(builder.layout, template).muted);
    builder.fill('number', [paragraph(numeralOf(context.number, language), look, context, { align: number.align })], 'artifact');
  }
}

function inksOf(layout: LayoutKey, template: Template): Inks {
  if (layout === 'section') return template.section;
  return layout === 'closing' ? inksOn({ ref: 'surface' }, template.palette) : template.footer;
}
