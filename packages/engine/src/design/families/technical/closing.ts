/** Closing: the next step where a quote's words stand, its facts or what the chapters were below; the drawing returns with the crop marks. */
import type { Frame } from '../../../model/scene.ts';
import { belowTitle } from '../../arrange/displayText.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { type ClosingLook, closingPage, type Facts } from '../../arrangements/display/closingPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { type OwnFit, type SteppedSlot, sizesFor, stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { placeFactRows, type RowSetting } from './factRows.ts';
import { barAt, messageNodes, SIDE } from './messageLayout.ts';
import { twoDigits } from './monoLabel.ts';

/** Where the bar stands, above rows of facts or chapters, and above a message alone; and the title below it. */
const [BAR, LOW_BAR, BELOW_BAR] = [100, 168, 22] as const;
const SIZE = 44;
/** Of a few words and nothing else. */
const LARGEST_ALONE = 76;
/** Short messages stand above the lower part of the drawing, and may be wider than quotes by so much. */
const WIDER = 48;
const LEFT = 48;
/** Height of what follows the title above rows. */
const SHORT = 60;
const BELOW_TITLE = 18;
/** Where rows at the foot end, and how far they stay below what follows the title. */
const [FOOT, SPACE] = [504, 20] as const;
const FACTS: RowSetting = { label: 120, least: 12 };
const CHAPTERS: RowSetting = { label: 48, least: 15 };

export const closing = closingPage((template, { subtitle, facts, context }) => {
  const { page: inks } = template;
  const { message, foot } = lookOf('technical', template);
  const w = message + WIDER;
  const page = {
    ground: inks.ground,
    backdrop: messageNodes(template),
    art: motifOn(SIDE, 'closing', inks, 1),
  };
  const title = (bar: number): SteppedSlot =>
    stepped('title', { x: LEFT, y: bar + BELOW_BAR, w, h: 148 }, steps(SIZE, 18), (size) => heading(template, size, inks.text, 1.18));
  const follows = { fit: 'balanced', sizes: steps(20, 14), look: (size: number) => body(template, size, inks.muted) } as const;
  const alone: ClosingLook = {
    ...page,
    rules: [{ frame: barAt(LOW_BAR), color: inks.figure }],
    title: {
      ...title(LOW_BAR),
      sizes: (_, lines) => [...steps(LARGEST_ALONE, SIZE).filter((size) => lines(size) === 1), ...steps(SIZE, 18)],
    },
    subtitle: { ...follows, fit: onFoot, frame: { x: LEFT, y: FOOT - SHORT * 2, w: foot, h: SHORT * 2 }, sizes: steps(22, 14) },
  };
  const rows = facts.length > 0 ? facts : context ? chapterRows(context) : [];
  if (rows.length === 0) return alone;
  const below: Frame = { x: LEFT, y: 284, w, h: SHORT };
  return {
    ...page,
    rules: [{ frame: barAt(BAR), color: inks.figure }],
    title: title(BAR),
    subtitle: { ...follows, frame: below, below: BELOW_TITLE, spacious: true },
    placeMore(builder, within) {
      const { y } = belowTitle(builder, below, BELOW_TITLE, within);
      const top = y + SPACE + (subtitle ? SHORT : 0);
      placeFactRows(builder, rows, { x: LEFT, y: top, w: foot, h: FOOT - top }, facts.length > 0 ? FACTS : CHAPTERS, within);
    },
    otherwise: alone,
  };
});

/** What follows a message that stands alone is at the foot, as the name under a quote is. */
const onFoot: OwnFit = (builder, key, text, slot, role, context) => {
  const { frame: room } = slot;
  const words = fitted(sizesFor(slot, text, context), room, context, (size) => [paragraph(text, slot.look(size, text), context)]);
  const { height } = measure(words, room.w, context);
  placeBalanced(builder, key, words, role, context, { ...room, y: FOOT - height, h: height + 1 });
};

/** What the chapters were, at the end of a deck without facts; a single chapter is no list. */
const chapterRows = ({ chapters, language }: LayoutContext): Facts =>
  chapters.length < 2 ? [] : chapters.map((value, i) => ({ label: twoDigits(i + 1, language), value }));
