/** Paragraphs: alignment, spacing, bullets, and the runs in them. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Paragraph, TextRun, TextStyle } from '../../../model/text.ts';
import { emu } from '../../../model/units.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { colorElement } from '../drawing/color.ts';
import type { FallbackFace } from './fallbackFaces.ts';
import { hundredths, type RunContext, type RunLook, runProperties, sameColor, textRun } from './run.ts';
import { spansOf } from './spans.ts';
import { typefaceReference } from './themeFonts.ts';

/** What a paragraph has without saying it: from its placeholder, or from the presentation's defaults. */
export interface InheritedParagraph {
  readonly align: Paragraph['align'];
  readonly rtl: boolean;
  readonly lineHeight?: number;
  readonly indent: number;
  readonly bullet?: string;
  readonly spaceBefore?: number;
}

export interface ParagraphContext extends RunContext {
  readonly paragraph: InheritedParagraph;
  /** The slide's number, whose text becomes a field. */
  readonly slideNumber?: number;
}

/** DrawingML's alignment is that of the page, not of the reading direction. */
export function alignment(align: Paragraph['align'], rtl: boolean): 'l' | 'ctr' | 'r' {
  if (align === 'center') return 'ctr';
  return (align === 'start') === rtl ? 'r' : 'l';
}

/** Left margin and hanging first line of text that starts at `indent`, with a bullet at 0. */
export const indentation = (indent: number, hasBullet: boolean): { marL: number; indent: number } => ({
  marL: emu(indent),
  indent: hasBullet ? -emu(indent) : 0,
});

export const exactSpacing = (name: 'a:lnSpc' | 'a:spcBef', points: number): string =>
  element(name, undefined, element('a:spcPts', { val: hundredths(points) }));

export interface ParagraphPlace {
  readonly first: boolean;
  /** Number that the list began with, when the paragraph continues one. */
  readonly startAt: number | undefined;
  readonly faceOf: FallbackFace;
}

export function paragraphElement(paragraph: Paragraph, place: ParagraphPlace, context: ParagraphContext): string {
  const runs = paragraph.runs.filter((run) => run.text !== '');
  return element(
    'a:p',
    undefined,
    properties(paragraph, place, context),
    ...runs.map((run) => runElements(run, paragraph, place.faceOf, context)),
    runs.length === 0 && endProperties(paragraph, context),
  );
}

function properties(paragraph: Paragraph, place: ParagraphPlace, context: ParagraphContext): string {
  const { paragraph: inherited } = context;
  const algn = alignment(paragraph.align, paragraph.rtl);
  const turned = paragraph.rtl !== inherited.rtl;
  const margins = indentation(paragraph.indent, paragraph.bullet !== undefined);
  const inheritedMargins = indentation(inherited.indent, Boolean(inherited.bullet));
  const spaceBefore = place.first ? 0 : paragraph.spaceBefore;
  const markup = element(
    'a:pPr',
    {
      marL: margins.marL === inheritedMargins.marL ? undefined : margins.marL,
      indent: margins.indent === inheritedMargins.indent ? undefined : margins.indent,
      // Said again in right-to-left text, because not every reader takes it from the defaults.
      algn: algn === alignment(inherited.align, inherited.rtl) && !paragraph.rtl ? undefined : algn,
      rtl: paragraph.rtl || turned ? paragraph.rtl : undefined,
    },
    paragraph.lineHeight !== inherited.lineHeight && exactSpacing('a:lnSpc', paragraph.lineHeight),
    spaceBefore !== (inherited.spaceBefore ?? 0) && exactSpacing('a:spcBef', spaceBefore),
    ...bullet(paragraph, place.startAt, context),
  );
  return markup === '<a:pPr/>' ? '' : markup;
}

function bullet(paragraph: Paragraph, startAt: number | undefined, context: ParagraphContext): Markup[] {
  const own = paragraph.bullet;
  if (!own) return [context.paragraph.bullet ? element('a:buNone') : undefined];
  const text: TextStyle = paragraph.runs[0]?.style ?? own.style;
  const name = context.fonts.typefaceOf(own.style).name;
  const kept = own.number === undefined && own.text === context.paragraph.bullet;
  return [
    !sameColor(own.style.color, text.color) && element('a:buClr', undefined, colorElement(own.style.color)),
    own.style.size !== text.size &&
      element('a:buSzPct', { val: Math.round(Math.min(4, Math.max(0.25, own.style.size / text.size)) * 100_000) }),
    // Without a font some applications draw bullets in one of their own.
    !(kept && sameTypeface(own.style, context.inherited, context)) &&
      element('a:buFont', { typeface: typefaceReference(name, 'latin', context.themeFonts) }),
    !kept && (own.number === undefined ? element('a:buChar', { char: own.text }) : autoNumber(own.text, startAt ?? own.number)),
  ];
}

const sameTypeface = (style: TextStyle, inherited: TextStyle | undefined, { fonts }: ParagraphContext): boolean =>
  inherited !== undefined && fonts.typefaceOf(style).name === fonts.typefaceOf(inherited).name;

/** The numbering whose look is nearest to that of the text: "3." or "3)" or "(3)" or "3". */
export function numberingScheme(text: string): string {
  if (text.startsWith('(') && text.endsWith(')')) return 'arabicParenBoth';
  if (text.endsWith(')')) return 'arabicParenR';
  return text.endsWith('.') ? 'arabicPeriod' : 'arabicPlain';
}

const autoNumber = (text: string, startAt: number): string =>
  element('a:buAutoNum', { type: numberingScheme(text), startAt: startAt === 1 ? undefined : startAt });

const lineBreaks = /\r\n|[\n\r\v\u2028]/;

function runElements(run: TextRun, paragraph: Paragraph, faceOf: FallbackFace, context: ParagraphContext): string {
  const look: RunLook = { style: run.style, language: paragraph.language, ...(run.link !== undefined && { link: run.link }) };
  const lines = run.text.split(lineBreaks);
  const number = context.slideNumber === undefined ? undefined : numeralOf(context.slideNumber, paragraph.language);
  return lines
    .map((text, i) => {
      const spans = spansOf({ ...run, text }, faceOf, context.fonts);
      const markup = spans.map((span) => spanElements(span.text, runProperties('a:rPr', { ...look, span }, context), number));
      const open = i > 0 ? element('a:br', undefined, runProperties('a:rPr', { ...look, link: '' }, context)) : '';
      return open + markup.join('');
    })
    .join('');
}

/** The text as runs; the number of the slide in it as a field, so that it stays right when slides move. */
function spanElements(text: string, markup: string, number: string | undefined): string {
  const at = number === undefined ? -1 : text.indexOf(number);
  if (number === undefined || at < 0) return textRun(text, markup);
  const before = text.slice(0, at);
  const after = text.slice(at + number.length);
  return (before && textRun(before, markup)) + slideNumberField(number, markup) + (after && textRun(after, markup));
}

/** A field's id tells fields of one kind apart from others; PowerPoint gives every slide number of a deck the same. */
export const slideNumberField = (text: string, markup: string): string =>
  element('a:fld', { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' }, markup, `<a:t>${escapeText(text)}</a:t>`);

function endProperties(paragraph: Paragraph, context: ParagraphContext): string {
  const style = paragraph.runs[0]?.style ?? context.inherited;
  return style
    ? runProperties('a:endParaRPr', { style, language: paragraph.language }, context)
    : element('a:endParaRPr', { lang: 'en-US' });
}
