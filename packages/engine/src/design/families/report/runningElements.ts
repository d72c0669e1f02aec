/**
 * The strip of chapters and the deck's name are the same on all pages and stand on the layouts, and so does the list of chapters on those of
 * sections. A page marks its own chapter, whose name is the text of its footer placeholder, and has its number.
 */
import type { SceneNode } from '../../../model/scene.ts';
import { onContentLayouts } from '../../page/contentLayouts.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { footerLook, placeFooterAndNumber, placeNumber, shortened } from '../../page/runningElements.ts';
import { paragraph } from '../../page/typography.ts';
import { chapterListNodes } from './chapterList.ts';
import { FOOTER } from './page.ts';
import { currentLook, placeCurrent, stripNodes, stripOf } from './strip.ts';

export function drawRunningElements(drawnLayouts: DrawnLayouts, context: DeckContext): DrawnLayouts {
  if (context.chapters.length === 0) return drawnLayouts;
  const { template } = context;
  const strip = stripOf(context);
  const look = footerLook(template);
  const deck = [paragraph(shortened(context.deckTitle, look, FOOTER.w, context), look, context)];
  const nodes: SceneNode[] = [...stripNodes(strip, context), layoutText('Deck', FOOTER, deck, context)];
  const name = placeholderOf({
    key: 'footer',
    type: 'footer',
    index: 11,
    frame: strip.nameOf(0),
    look: currentLook(template),
    prompt: 'Chapter',
    anchor: 'middle',
  });
  const content = onContentLayouts(drawnLayouts, nodes, name);
  return { ...content, section: { ...drawnLayouts.section, nodes: [...drawnLayouts.section.nodes, ...chapterListNodes(context)] } };
}

/** Pages with a number are content; covers, sections and the last page have neither chapters nor a footer. */
export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  if (!builder.findPlaceholder('number')) return;
  const title = context.chapters[context.chapter];
  if (context.chapters.length === 0) placeFooterAndNumber(builder, context);
  else {
    if (title) placeCurrent(builder, title, context);
    placeNumber(builder, context);
  }
}
