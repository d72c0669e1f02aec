/** Section: a full plane with a numeral as tall as a picture; right of a long hairline the title, and what comes before and after. */
import { belowTop } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { rowsIn } from '../../arrange/cells.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { romanNumeral } from '../../kinds/romanNumeral.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { footerAndNumber, shortened } from '../../page/runningElements.ts';
import { body, heading, paragraph, standfirst, strong } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { FOLIO, hung } from './grid.ts';
import { headRule } from './runningHead.ts';

const NUMERAL: Frame = { x: 38, y: 80, w: 330, h: 300 };
const LINE = { x: 384, y: 104, w: 0.8 } as const;
const TITLE: Frame = { x: hung(416, 44), y: 98, w: 496, h: 176 };
const SUBTITLE: Frame = { x: 416, y: 290, w: 440, h: 96 };
/** Wider art lies below the subtitle, and takes the place of the chapters. */
const WIDE_ART = 500;
/** The chapters at the foot: the one before, this one, and the next. */
const LISTED = 3;
const CHAPTERS: Frame = { x: 416, y: 414, w: 496, h: 93 };
const INDENT = 48;
const BELOW_LINE = 4;

/** Points. A title on two lines is a little smaller rather than on three. */
const SIZES = [44, ...steps(42, 20)] as const;
const LEAST_ON_TWO = 34;

export const section = sectionPage((template, _, context) => {
  const { section: inks } = template;
  const { sectionArt, sectionRule, roman } = lookOf('editorial', template);
  const wide = sectionArt.w > WIDE_ART;
  const listed = !wide && context !== undefined && hasChapters(context);
  const { dark, ground } = inks;
  // On a coloured plane the numeral is white; on a dark one it is of the accent.
  const numeral = dark && 'ref' in ground && !ground.ref.startsWith('accent') ? inks.figure : inks.text;
  // Alone on the plane, the standfirst begins with the art at the other side of the line.
  const follows = listed || wide || !context;
  return {
    ground,
    backdrop: [headRule(inks.line), figureShape('Line', { ...LINE, h: sectionRule }, { type: 'rect' }, inks.line)],
    art: motifOn(sectionArt, 'section', inks),
    counted: true,
    ...(roman ? { written: romanNumeral } : {}),
    numeral: stepped('balanced', NUMERAL, [250, 225, ...steps(200, 58)], (size) => ({
      style: { ...heading(template, size, numeral, 1).style, tracking: -0.03 },
      leading: 1.06,
    })),
    title: stepped(
      'title',
      TITLE,
      (_text, lines) => {
        const onTwo = SIZES.filter((size) => size >= LEAST_ON_TWO && lines(size) <= 2);
        return onTwo.length > 0 ? onTwo : SIZES;
      },
      (size) => heading(template, size, inks.text, 1.12),
      { usual: SIZES[0] },
    ),
    subtitle: stepped(
      'balanced',
      follows ? SUBTITLE : { ...SUBTITLE, y: sectionArt.y, h: 112 },
      steps(listed ? 22 : 26, 16),
      (size, text) => standfirst(template, text, size, inks.muted),
      { usual: 20, ...(follows ? { below: 28 } : {}) },
    ),
    running: footerAndNumber(template, { number: FOLIO }),
    placeChapters(builder, within) {
      if (listed) placeChapters(builder, within);
    },
  };
});

/** A deck of one chapter has no list of them. */
const hasChapters = ({ chapters, chapter }: LayoutContext): boolean => chapters.length >= 2 && chapter >= 0;

/** Up to three as lines of a table of contents, this one in bold. */
function placeChapters(builder: PageBuilder, context: LayoutContext): void {
  const { template, chapters, chapter, language } = context;
  const { section: inks } = template;
  const first = Math.max(0, Math.min(chapter - 1, chapters.length - LISTED));
  const rows = rowsIn(CHAPTERS, LISTED, 0);
  chapters.slice(first, first + LISTED).forEach((name, i) => {
    const current = first + i === chapter;
    const row = rows.at(i);
    builder.rule(`Chapter line ${i + 1}`, { ...row, h: LINE.w }, current ? inks.text : inks.line);
    const look = current ? strong(template, 16, inks.text) : body(template, 16, inks.muted, undefined, 1.3);
    const frame: Frame = belowTop(row, BELOW_LINE);
    const number = lookOf('editorial', template).roman ? romanNumeral(first + i + 1) : numeralOf(first + i + 1, language);
    const title: Frame = { ...frame, x: row.x + INDENT, w: row.w - INDENT };
    builder.text(`Chapter number ${i + 1}`, { ...frame, w: INDENT - 6 }, [paragraph(number, look, context)], { role: 'artifact' });
    builder.text(`Chapter ${i + 1}`, title, [paragraph(shortened(name, look, title.w, context), look, context)], { role: 'artifact' });
  });
}
