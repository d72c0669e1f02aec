/**
 * At the head the chapter and the author, at the foot the deck, the number, and a bar on the ruler that moves through the deck. What is the
 * same on all pages stands on the layouts; the chapter's name is the text of the footer placeholder.
 */
import type { Frame } from '../../../model/scene.ts';
import { onContentLayouts } from '../../page/contentLayouts.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { shortened } from '../../page/runningElements.ts';
import { paragraph } from '../../page/typography.ts';
import { LEFT, MODULE, RIGHT } from './art/lattice.ts';
import { FOOT, FOOTER, HEAD } from './grid.ts';
import { inCapitals, monoLabel, padded, twoDigits } from './monoLabel.ts';
import { deckOnFlood } from './section.ts';

const CHAPTER: Frame = { x: LEFT, y: HEAD.y, w: 540, h: HEAD.h };
const AUTHOR: Frame = { x: 612, y: HEAD.y, w: 300, h: HEAD.h };
/** So many places has the bar before it begins again. */
const PLACES = (RIGHT - LEFT) / MODULE;

const lookOf = ({ template }: DeckContext) => monoLabel(template, 11, template.footer.muted);

/** As much of the text in capitals as one line holds. */
function line(text: string, frame: Frame, context: DeckContext, align: 'start' | 'end' = 'start') {
  const look = lookOf(context);
  return [paragraph(shortened(inCapitals(text, context), look, frame.w, context), look, context, { align })];
}

export function drawRunningElements(drawnLayouts: DrawnLayouts, context: DeckContext): DrawnLayouts {
  const { author, deckTitle } = context;
  const chapter = placeholderOf({ key: 'footer', type: 'footer', index: 11, frame: CHAPTER, look: lookOf(context), prompt: 'Chapter' });
  const nodes = [
    ...(author?.trim() ? [layoutText('Author', AUTHOR, line(author, AUTHOR, context, 'end'), context)] : []),
    layoutText('Deck', FOOTER, line(deckTitle, FOOTER, context), context),
  ];
  const section = { ...drawnLayouts.section, nodes: [...drawnLayouts.section.nodes, deckOnFlood(context)] };
  return { ...onContentLayouts(drawnLayouts, nodes, chapter), section };
}

export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  const number = builder.findPlaceholder('number');
  const footer = builder.findPlaceholder('footer');
  if (!number || !footer) return;
  const title = context.chapters[context.chapter];
  if (title) {
    const words = `${twoDigits(context.chapter + 1, context.language)} / ${title}`;
    builder.fill('footer', line(words, footer.frame, context), 'artifact');
  }
  builder.fill('number', line(padded(context.number, 3, context.language), number.frame, context, 'end'), 'artifact');
  const place = (context.number - 1) % PLACES;
  builder.rule('Place in the deck', { x: LEFT + place * MODULE, y: FOOT, w: MODULE, h: 3 }, context.template.page.figure);
}
