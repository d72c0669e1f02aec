/** A template is data: palette, fonts, grid, shape language, art. What follows from it (which ink stands on which ground) is worked out once. */
import type { Color, Palette } from '../../model/color.ts';
import type { Fill, Frame, PathCommand } from '../../model/scene.ts';
import type { ChartStyle } from '../charts/chartStyle.ts';
import type { Motif, PageArt } from './art.ts';
import type { Brand } from './brand.ts';
import type { FamilyId } from './familyId.ts';
import type { Grid } from './grid.ts';
import { type Inks, inksOn } from './inks.ts';
import type { LayoutKey } from './layoutKey.ts';

export interface TemplateTokens {
  /** As the contract names it: "RioDeJaneiro". */
  readonly id: string;
  /** The built-in template that it was made from, where it is not one itself: the art of its pages has the same seed. */
  readonly base?: string;
  /** As a person reads it: "Rio de Janeiro". */
  readonly name: string;
  readonly family: FamilyId;
  /** What its family's layouts ask of it: `families/looks.ts` has its type for each family, and reads it. */
  readonly look: object;
  readonly palette: Palette;
  /**
   * `tracking` in em. `figureWeight` is the weight of large figures. `capitals`: titles are set in capitals where the script has them.
   * `reserve`: the share of a line that a title leaves free for a stand-in of the face, which is wider than a condensed one.
   */
  readonly heading: {
    readonly family: string;
    readonly weight: number;
    readonly tracking: number;
    readonly figureWeight: number;
    readonly capitals?: boolean;
    readonly reserve?: number;
  };
  readonly body: Font;
  /** The weight of words that are brought forward, where 600 is hardly seen in the body's face or headings of the same face have another. */
  readonly strongWeight?: number;
  /** The face of small labels, where it is not that of the body. */
  readonly label?: Font;
  /** The face of large figures, where it is not that of headings. */
  readonly figures?: Font;
  /** Sentences that lead into a page are set in the face of headings, regular, in italics where the script has them; without it in the body's. */
  readonly standfirst?: 'roman' | 'italic';
  readonly bullet: Bullet;
  /** Thickness of rules that carry weight (above columns, under a table's header), points. */
  readonly rule: number;
  readonly grid: Grid;
  /** Grounds of the slides that break the run of plain ones. */
  readonly coverGround: Color;
  readonly sectionGround: Color;
  /** What the title and the footer of a content page stand on, where it is not the page: a band or block of the page's art. */
  readonly titleGround?: Color;
  readonly footerGround?: Color;
  /** What the page's number stands on, where that is not the ground of the footer: a seal or a pill of the page's art. */
  readonly numberGround?: Color;
  /** What of the charts' look is the template's own. */
  readonly chart?: Partial<Omit<ChartStyle, 'palette' | 'rtl' | 'bare'>>;
  /** What of the tables' look is the template's own. */
  readonly table?: TableLook;
  /** Charts and tables are numbered in the order of the deck. */
  readonly exhibits?: boolean;
  /** Plates of people without a portrait: their colours in turn, and their outlines where they are not rectangles. */
  readonly portraits?: PortraitLook;
  /** Radius of the corners of plates and fields in diagrams, points; without it they are square. */
  readonly corner?: number;
  readonly motif: Motif;
  readonly pageArt: PageArt;
  /**
   * The page for what needs all its width: tables of many columns, long rows of steps. It is tried where a slide does not fit the
   * template's own page, and first for the layouts in `wideFirst`.
   */
  readonly wide?: Pick<TemplateTokens, 'grid' | 'pageArt'> & Partial<Pick<TemplateTokens, 'titleGround' | 'footerGround'>>;
  readonly wideFirst?: readonly LayoutKey[];
  /** A title beside the body that would take more lines than these stands above it, on the wide page, where that holds the slide. */
  readonly mostTitleLines?: number;
  /** The same for kinds that allow more lines, or fewer. */
  readonly mostTitleLinesOf?: Partial<Readonly<Record<LayoutKey, number>>>;
  /** Photographs are shown in shades of grey. */
  readonly grayPhotographs?: boolean;
  /** What stands on the pages of whoever the template was made for. */
  readonly brand?: Brand;
}

/** Grounds of rows; the text on each is worked out. */
export interface TableLook {
  /** The header; without it a rule stands below the header. */
  readonly head?: Color;
  /** Every other row; without it hairlines part the rows. */
  readonly band?: Color;
  /** The row brought forward. */
  readonly key?: Color;
  /** The row brought forward stands on the page's ground, in the accent. */
  readonly keyInAccent?: boolean;
  /** Columns of figures are set in the face of labels. */
  readonly figuresInLabel?: boolean;
  /** The first column is set in the face of headings. */
  readonly namesInHeading?: boolean;
  /** The header is set in small spaced capitals. */
  readonly headInCapitals?: boolean;
  /** The last column is what a table leads to: where it holds figures, they are larger, in the face of headings. */
  readonly lastInHeading?: boolean;
}

export interface PortraitLook {
  readonly fills: readonly Color[];
  /** In the coordinates of the slide. */
  readonly outline?: (frame: Frame) => readonly PathCommand[];
}

interface Font {
  readonly family: string;
  readonly weight: number;
}

/** The sign of unordered points; ordered ones are numbered in every template. `none`: they begin at the edge. */
export type Bullet = 'dash' | 'dot' | 'none' | { readonly glyph: string };

export interface Template extends Omit<TemplateTokens, 'wide' | 'base'> {
  readonly base: string;
  /** Inks by ground. Every pair among them was checked: 4.5:1 for text of any size, 3:1 for figures and large titles. */
  readonly page: Inks;
  readonly cover: Inks;
  readonly section: Inks;
  readonly title: Inks;
  readonly footer: Inks;
  readonly number: Inks;
  readonly wide?: Template;
}

export function createTemplate({ wide, ...tokens }: TemplateTokens): Template {
  const on = (ground: Color): Inks => {
    try {
      return inksOn(ground, tokens.palette);
    } catch (error) {
      throw new Error(`template ${tokens.id}, ground ${JSON.stringify(ground)}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  };
  const page = on({ ref: 'bg' });
  const footer = tokens.footerGround ? on(tokens.footerGround) : page;
  const template: Template = {
    ...tokens,
    base: tokens.base ?? tokens.id,
    page,
    cover: on(tokens.coverGround),
    section: on(tokens.sectionGround),
    title: tokens.titleGround ? on(tokens.titleGround) : page,
    footer,
    number: tokens.numberGround ? on(tokens.numberGround) : footer,
  };
  if (!wide) return template;
  const { titleGround: _, footerGround: __, ...rest } = tokens;
  return { ...template, wide: createTemplate({ ...rest, ...wide }) };
}

/** A gradient from one colour to another. `angle` in degrees, clockwise from "left to right". */
export const gradient = (from: Color, to: Color, angle = 0): Fill => ({
  angle,
  stops: [
    { at: 0, color: from },
    { at: 1, color: to },
  ],
});
