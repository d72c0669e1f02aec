/** The levels of a list style: what text has before it says anything itself. */
import type { Paragraph, TextStyle } from '../../../model/text.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { solidFill } from '../drawing/color.ts';
import { alignment, exactSpacing, indentation } from './paragraph.ts';
import { defaultReference, fontSlots, hundredths, type RunContext, spacing } from './run.ts';
import { fontElement } from './themeFonts.ts';

export interface LevelLook {
  readonly style: TextStyle;
  readonly align: Paragraph['align'];
  readonly rtl: boolean;
  /** Exact distance between baselines; the font's own when absent. */
  readonly lineHeight?: number;
  readonly indent: number;
  readonly bullet?: string | undefined;
  /** Above paragraphs of the first level; none unless given. */
  readonly spaceBefore?: number;
  /** What the second level looks like, and the others after it, where they do not follow the first. */
  readonly below?: Omit<LevelLook, 'below'>;
}

const LEVELS = 9;
/** Deeper levels are set smaller, but not beyond what can be read from the back of a room. */
const STEP = 0.9;
const LEAST = 12;
/** How far levels without an indent of their own step in, at most; points. */
const MOST_STEP = 24;

/** `a:lvl1pPr` to `a:lvl9pPr`, or the first `count` of them. */
export function levels(look: LevelLook, fonts: Pick<RunContext, 'fonts' | 'themeFonts'>, count = LEVELS): Markup[] {
  const { below } = look;
  return Array.from({ length: count }, (_, level) =>
    below && level > 0 ? levelElement(below, level - 1, fonts, level) : levelElement(look, level, fonts),
  );
}

/** `level` is how deep it lies below the look's own; `written` is the level in the list style. */
function levelElement(
  look: LevelLook,
  level: number,
  { fonts, themeFonts }: Pick<RunContext, 'fonts' | 'themeFonts'>,
  written = level,
): string {
  const { style } = look;
  const { name, bold } = fonts.typefaceOf(style);
  const size = Math.min(style.size, Math.max(LEAST, Math.round(style.size * STEP ** level)));
  const step = look.indent || Math.min(style.size, MOST_STEP);
  return element(
    `a:lvl${written + 1}pPr`,
    {
      ...margins(look, level, step),
      algn: alignment(look.align, look.rtl),
      defTabSz: 914_400,
      rtl: look.rtl,
      eaLnBrk: true,
      latinLnBrk: false,
      hangingPunct: false,
    },
    look.lineHeight !== undefined && exactSpacing('a:lnSpc', look.lineHeight * (size / style.size)),
    exactSpacing('a:spcBef', level === 0 ? (look.spaceBefore ?? 0) : 0),
    look.bullet
      ? element('a:buFont', { typeface: defaultReference(name, 'latin', themeFonts) }) + element('a:buChar', { char: look.bullet })
      : element('a:buNone'),
    element(
      'a:defRPr',
      { sz: hundredths(size), b: bold, i: style.italic ?? false, kern: 1200, spc: spacing({ ...style, size }) },
      solidFill(style.color),
      ...fontSlots.map((slot) => fontElement(slot, defaultReference(name, slot, themeFonts), fonts)),
    ),
  );
}

function margins(look: LevelLook, level: number, step: number): { marL: number; indent: number } {
  const own = indentation(look.indent, Boolean(look.bullet));
  return { marL: own.marL + level * indentation(step, false).marL, indent: own.indent };
}
