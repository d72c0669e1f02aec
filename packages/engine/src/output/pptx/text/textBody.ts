/** Text in a box. Paragraphs stay whole: where their lines break is left to the application, which breaks them again on every edit. */
import type { Frame, Geometry, Placeholder, Role, TableStyle } from '../../../model/scene.ts';
import type { Paragraph, TextBody } from '../../../model/text.ts';
import { emu } from '../../../model/units.ts';
import type { FontSource } from '../../../world.ts';
import { element } from '../../../xml/element.ts';
import type { Relationships } from '../opc/relationships.ts';
import { fallbackFaces } from './fallbackFaces.ts';
import { insetsWithin, isWiderThanRectangle } from './outlineInsets.ts';
import { numberingScheme, type ParagraphContext, paragraphElement } from './paragraph.ts';
import type { RunContext } from './run.ts';
import { withSlashBreaks } from './slashBreaks.ts';
import type { ThemeFonts } from './themeFonts.ts';

export interface TextContext {
  readonly themeFonts: ThemeFonts;
  readonly fonts: FontSource;
  readonly relationships: Relationships;
  /** Reading direction of the presentation, which its default text style has. */
  readonly rtl: boolean;
  /** The slide's number, on a slide. */
  readonly pageNumber?: number;
  /** Of the deck's tables. */
  readonly tableStyle?: TableStyle;
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
export const anchorValue = (anchor: TextBody['anchor']): 't' | 'ctr' | 'b' => anchors[anchor];

/** The theme's fonts as text in the placeholder prefers them: titles have the master's title style, and with it the heading font. */
export function themeFontsFor(placeholder: Placeholder | undefined, { heading, body }: ThemeFonts): RunContext['themeFonts'] {
  return placeholder?.type === 'title' ? [heading, body] : [body, heading];
}

function paragraphContext(context: TextContext, placeholder: Placeholder | undefined): ParagraphContext {
  const base = {
    fonts: context.themeFonts,
    themeFonts: themeFontsFor(placeholder, context.themeFonts),
    relationships: context.relationships,
  };
  if (!placeholder) return { ...base, paragraph: { align: 'start', rtl: context.rtl, indent: 0 } };
  const { align, lineHeight, indent, bullet, spaceBefore, style, type } = placeholder;
  return {
    ...base,
    inherited: style,
    paragraph: { align, rtl: context.rtl, lineHeight, indent, ...(bullet && { bullet }), ...(spaceBefore && { spaceBefore }) },
    ...(type === 'slideNumber' && context.pageNumber !== undefined && { slideNumber: context.pageNumber }),
  };
}

/** What labels a mark or stands on every page has one size, whatever is written there; but a footer, such as the name of a chapter in its tab, keeps to its box. */
const FIXED: ReadonlySet<Role> = new Set(['label', 'artifact']);

/**
 * Text that is written has its final size and fits; where it is edited and grows, applications set it smaller. Line spacing stays exact: in
 * per cent it would follow the face that stands in where a font is missing, and the unedited text would not keep its place.
 */
export const autofit = (grows: boolean): string => element(grows ? 'a:normAutofit' : 'a:noAutofit');

/** `p:txBody` of a shape with the outline. */
export function shapeText(
  body: TextBody,
  outline: { readonly geometry: Geometry; readonly frame: Frame },
  context: TextContext,
  role: Role,
  placeholder?: Placeholder,
): string {
  const { geometry, frame } = outline;
  const keepsLines = staysOneLine(body, role) || isWiderThanRectangle(geometry, frame, body);
  return element(
    'p:txBody',
    undefined,
    bodyProperties(
      { ...body, insets: insetsWithin(geometry, frame, body.insets) },
      autofit(!body.turn && (!FIXED.has(role) || placeholder?.type === 'footer')),
      placeholder,
      keepsLines ? 'none' : 'square',
    ),
    element('a:lstStyle'),
    ...paragraphs(body, context, placeholder),
  );
}

/** `a:txBody` of a table cell, whose insets and anchor are the cell's own. */
export const cellText = (body: TextBody, context: TextContext, ofStyle?: RunContext['ofTable']): string =>
  element('a:txBody', undefined, element('a:bodyPr'), element('a:lstStyle'), ...paragraphs(body, context, undefined, ofStyle));

/** Attributes of the distance between a box and its text. */
export function insetAttributes(insets: TextBody['insets']): { lIns: number; tIns: number; rIns: number; bIns: number } {
  return { lIns: emu(insets[0]), tIns: emu(insets[1]), rIns: emu(insets[2]), bIns: emu(insets[3]) };
}

/**
 * A running element of one line, such as the deck's name in the header, stays on it where a wider font stands in for its own: beside it is
 * room, below it a rule. Applications disagree on where a line that is too long begins unless it begins at the left.
 */
function staysOneLine({ lines, paragraphs, turn }: TextBody, role: Role): boolean {
  const [{ align = 'start', rtl = false } = {}] = paragraphs;
  return role === 'artifact' && !turn && lines.length === 1 && paragraphs.length === 1 && align === 'start' && !rtl;
}

/**
 * A placeholder of a layout has no insets and wraps; what is put in it says only what is different. A footer says that it wraps all the same:
 * LibreOffice draws one without any property of its own on the master, behind all that the slide has, such as the tab of its chapter.
 */
function bodyProperties(body: TextBody, fitting: string, placeholder: Placeholder | undefined, wrap: 'none' | 'square'): string {
  if (!placeholder) {
    const attributes = { wrap, ...insetAttributes(body.insets), rtlCol: false, anchor: anchorValue(body.anchor) };
    return element('a:bodyPr', attributes, fitting);
  }
  return element(
    'a:bodyPr',
    {
      wrap: placeholder.type === 'footer' ? 'square' : undefined,
      ...ownInsets(body.insets),
      anchor: body.anchor === placeholder.anchor ? undefined : anchorValue(body.anchor),
    },
    fitting,
  );
}

/** The sides at which the text keeps a distance. */
function ownInsets(insets: TextBody['insets']): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(insetAttributes(insets)).map(([side, inset]) => [side, inset || undefined]));
}

function paragraphs(body: TextBody, context: TextContext, placeholder: Placeholder | undefined, ofTable?: RunContext['ofTable']): string[] {
  const inherited = { ...paragraphContext(context, placeholder), ...(ofTable && { ofTable }) };
  const faces = fallbackFaces(body, context.fonts);
  const starts = listStarts(body.paragraphs);
  const written = withSlashBreaks(body).map((paragraph, i) =>
    paragraphElement(paragraph, { first: i === 0, startAt: starts[i], faceOf: faces(i) }, inherited),
  );
  return written.length ? written : [element('a:p', undefined, element('a:endParaRPr', { lang: 'en-US' }))];
}

/** For each numbered paragraph, the number of the first item of its list: items of one list have to agree on where it starts. */
function listStarts(paragraphs: readonly Paragraph[]): (number | undefined)[] {
  const starts: (number | undefined)[] = [];
  for (const [i, paragraph] of paragraphs.entries()) {
    const own = paragraph.bullet;
    const before = paragraphs[i - 1]?.bullet;
    const continues =
      own?.number !== undefined && before?.number === own.number - 1 && numberingScheme(before.text) === numberingScheme(own.text);
    starts.push(continues ? starts[i - 1] : own?.number);
  }
  return starts;
}
