/** The labels above the rules: the deck on the first column, the chapter on the third, the page's number at the right edge. */
import { numeralOf } from '../../../model/numeral.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { shortened } from '../../page/runningElements.ts';
import { paragraph, strong } from '../../page/typography.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { DECK_LABEL } from './grid.ts';

/** Layouts whose first column says something else, or nothing, as under a picture. */
const UNNAMED: ReadonlySet<string> = new Set<LayoutKey>(['cover', 'coverPicture', 'quote', 'picture']);

/** The deck's name is the same on all pages, so it stands on the layouts. */
export function drawRunningElements(drawnLayouts: DrawnLayouts, context: DeckContext): DrawnLayouts {
  const named = Object.entries(drawnLayouts).map(([key, layout]) => {
    if (UNNAMED.has(key)) return [key, layout];
    const look = strong(context.template, 12, inksOf(key as LayoutKey, context.template).text);
    const name = [paragraph(shortened(context.deckTitle, look, DECK_LABEL.w, context), look, context)];
    return [key, { ...layout, nodes: [...layout.nodes, layoutText('Deck', DECK_LABEL, name, context)] }];
  });
  return Object.fromEntries(named) as DrawnLayouts;
}

/** The chapter is only told on pages of it. */
export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  const look = strong(context.template, 12, inksOf(builder.layout, context.template).text);
  const [footer, number] = [builder.findPlaceholder('footer'), builder.findPlaceholder('number')];
  const chapter = builder.layout === 'section' ? undefined : context.chapters[context.chapter];
  if (footer && chapter) builder.fill('footer', [paragraph(shortened(chapter, look, footer.frame.w, context), look, context)], 'artifact');
  if (number)
    builder.fill('number', [paragraph(numeralOf(context.number, context.language), look, context, { align: number.align })], 'artifact');
}

function inksOf(layout: LayoutKey, template: Template): Inks {
  if (layout === 'section') return template.section;
  if (layout === 'closing' || layout === 'quote') return inksOn(lookOf('swiss', template).endGround, template.palette);
  return template.footer;
}
