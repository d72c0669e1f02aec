/** Section: a full plane with a numeral as tall as a picture; right of a long hairline the title, and what comes before and after. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { romanNumeral } from '../../kinds/romanNumeral.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber, shortened } from '../../page/runningElements.ts';
import { body, heading, paragraph, standfirst, strong, type TextLook } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { FOLIO, hung } from './grid.ts';
import { headRule } from './runningHead.ts';

const NUMERAL: Frame = { x: 38, y: 80, w: 330, h: 300 };
const LINE = { x: 384, y: 104 } as const;
const TITLE: Frame = { x: hung(416, 44), y: 98, w: 496, h: 176 };
const SUBTITLE: Frame = { x: 416, y: 290, w: 440, h: 96 };
/** The chapters at the foot: the one before, this one, and the next. */
const ENTRY: Frame = { x: 416, y: 414, w: 496, h: 31 };
const INDENT = 48;

/** Points. A title on two lines is a little smaller rather than on three. */
const SIZES = [44, ...steps(42, 20)] as const;
const LEAST_ON_TWO = 34;

function sizesFor(title: string, context: LayoutContext): readonly number[] {
  const { template } = context;
  const lines = (size: number) =>
    measure([paragraph(title, heading(template, size, template.section.text, 1.12), context)], TITLE.w, context).lines.length;
  const onTwo = SIZES.filter((size) => size >= LEAST_ON_TWO && lines(size) <= 2);
  return onTwo.length > 0 ? onTwo : SIZES;
}

export const section: SlideLayout<'section'> = {
  layout(template) {
    const { section: inks } = template;
    const { sectionRule } = lookOf('editorial', template);
    const line: Frame = { ...LINE, w: 0.8, h: sectionRule };
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [
        headRule(inks.line),
        { type: 'shape', name: 'Line', frame: line, geometry: { type: 'rect' }, fill: inks.line, decorative: true },
      ],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, SIZES[0], inks.text, 1.12) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: standfirst(template, 'Subtitle', 20, inks.muted) }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: NUMERAL,
          look: numeralLook(stageInk(template.section), template)(250),
          prompt: 'No.',
        }),
        ...footerAndNumber(template, { number: FOLIO }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { section: inks, palette } = template;
    const { sectionArt, roman: inRoman } = lookOf('editorial', template);
    const builder = new PageBuilder(context, 'section');
    placeDisplayTitle(builder, slide.title, sizesFor(slide.title, context), (size) => heading(template, size, inks.text, 1.12), context);
    builder.add(...template.motif(sectionArt, { place: 'section', inks, palette, seed: slide.title, turn: context.ordinal }));
    const number = slide.number ?? context.chapter + 1;
    const numeral = {
      text: inRoman ? romanNumeral(number) : numeralOf(number, context.language),
      sizes: [250, 225, ...steps(200, 58)],
      role: 'label',
    } as const;
    placeDisplayText(builder, 'numeral', { ...numeral, look: numeralLook(stageInk(inks), template) }, context);
    const { subtitle } = slide;
    const slanted = (size: number) => standfirst(template, subtitle ?? '', size, inks.muted);
    const wide = sectionArt.w > 500;
    const listed = !wide && placeChapters(builder, context);
    // Alone on the plane, the standfirst begins with the art at the other side of the line.
    const frame = listed || wide ? belowTitle(builder, SUBTITLE, 28) : { ...SUBTITLE, y: sectionArt.y, h: 112 };
    placeDisplayText(
      builder,
      'subtitle',
      { text: subtitle, sizes: steps(listed ? 22 : 26, 16), look: slanted, role: 'heading', frame },
      context,
    );
    return builder;
  },
};

/** On a coloured plane the numeral is white; on a dark one it is of the accent. */
const stageInk = ({ dark, figure, text, ground }: LayoutContext['template']['section']) =>
  dark && 'ref' in ground && !ground.ref.startsWith('accent') ? figure : text;

const numeralLook =
  (color: ReturnType<typeof stageInk>, template: LayoutContext['template']) =>
  (size: number): TextLook => {
    const { style } = heading(template, size, color, 1);
    return { style: { ...style, tracking: -0.03 }, leading: 1.06 };
  };

/** Up to three as lines of a table of contents, this one in bold; none, and false, in a deck of one chapter. */
function placeChapters(builder: PageBuilder, context: LayoutContext): boolean {
  const { template, chapters, chapter } = context;
  if (chapters.length < 2 || chapter < 0) return false;
  const { section: inks } = template;
  const first = Math.max(0, Math.min(chapter - 1, chapters.length - 3));
  chapters.slice(first, first + 3).forEach((name, i) => {
    const current = first + i === chapter;
    const y = ENTRY.y + i * ENTRY.h;
    builder.rule(`Chapter line ${i + 1}`, { ...ENTRY, y, h: 0.8 }, current ? inks.text : inks.line);
    const look = current ? strong(template, 16, inks.text) : body(template, 16, inks.muted, undefined, 1.3);
    const frame: Frame = { ...ENTRY, y: y + 4, h: ENTRY.h - 4 };
    const number = lookOf('editorial', template).roman ? romanNumeral(first + i + 1) : numeralOf(first + i + 1, context.language);
    const short = shortened(name, look, ENTRY.w - INDENT, context);
    builder.text(`Chapter number ${i + 1}`, { ...frame, w: INDENT - 6 }, [paragraph(number, look, context)], { role: 'artifact' });
    builder.text(`Chapter ${i + 1}`, { ...frame, x: ENTRY.x + INDENT, w: ENTRY.w - INDENT }, [paragraph(short, look, context)], {
      role: 'artifact',
    });
  });
  return true;
}
