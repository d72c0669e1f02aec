/** Paragraphs and tables of a DOCX as pieces. One reader reads one story: the body, a text box, a cell, a footnote. */
import { plainText, type Run } from '../../model/document.ts';
import { child, elementsOf, type XmlElement } from '../../xml/tree.ts';
import { lineOf, tidyRuns } from '../ooxml/runs.ts';
import type { Look, Piece } from '../ooxml/story.ts';
import { afterTypedBullet } from '../ooxml/typedBullet.ts';
import { Fields } from './fields.ts';
import { type Inline, readInline } from './inline.ts';
import type { Label } from './numbering.ts';
import type { Source } from './source.ts';
import { type NumberingReference, numberingIn, type ParagraphStyle } from './styles.ts';
import { tablePieces } from './table.ts';
import { countOf, propertyValue, toggle } from './toggle.ts';

/** Characters above which a paragraph in a heading's style is none. */
const LONGEST_HEADING = 300;
/** Characters above which a paragraph in a subtitle's style is text. */
const LONGEST_SUBTITLE = 150;
const BODY_TEXT = 9;
/** Characters above which an item of a list is not gone on with. */
const LONGEST_ITEM = 2_000;

export const readBlocks = (content: XmlElement, source: Source): Piece[] => {
  const reader = new BodyReader(source);
  for (const element of elementsOf(content)) reader.block(element);
  return reader.end();
};

export class BodyReader {
  readonly #source: Source;
  readonly #fields = new Fields();
  readonly #pieces: Piece[] = [];
  /** Of paragraphs whose end was deleted: they go on in the next. */
  #begun: Run[] = [];
  #title: string | undefined;
  #subtitle: string | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Text of the first paragraph in the style Title. */
  get title(): string | undefined {
    return this.#title;
  }

  /** Text of the first paragraph in the style Subtitle, below the title. */
  get subtitle(): string | undefined {
    return this.#subtitle;
  }

  end(): Piece[] {
    const runs = tidyRuns(this.#begun);
    if (runs.length > 0) this.#pieces.push({ type: 'paragraph', runs });
    this.#begun = [];
    return this.#pieces;
  }

  block(element: XmlElement): void {
    switch (element.name) {
      case 'w:p':
        this.#paragraph(element);
        break;
      case 'w:tbl':
        this.#add(tablePieces(element, this.#source.styles, (content) => this.#inside(content)));
        break;
      case 'w:sdt':
        this.#contentControl(element);
        break;
      case 'w:ins':
      case 'w:moveTo':
      case 'w:customXml':
      case 'w:smartTag':
        for (const inner of elementsOf(element)) this.block(inner);
        break;
      case 'w:altChunk':
        this.#source.warn('A document inside the document was left out.');
        break;
      default:
    }
  }

  #add(pieces: readonly Piece[]): void {
    for (const piece of pieces) this.#pieces.push(piece);
  }

  #inside(content: XmlElement): Piece[] {
    return readBlocks(content, this.#source);
  }

  #contentControl(control: XmlElement): void {
    const properties = child(control, 'w:sdtPr');
    if (propertyValue(child(properties, 'w:docPartObj'), 'w:docPartGallery') === 'Table of Contents') return;
    if (!this.#source.keepsPlaceholders && toggle(properties, 'w:showingPlcHdr')) return;
    for (const inner of elementsOf(child(control, 'w:sdtContent'))) this.block(inner);
  }

  #paragraph(paragraph: XmlElement): void {
    const properties = child(paragraph, 'w:pPr');
    const style = this.#source.styles.paragraph(propertyValue(properties, 'w:pStyle'));
    if (style.role?.is === 'heading') this.#fields.leaveContents();
    const inline = readInline(paragraph, style.look, this.#source, this.#fields, (content) => this.#inside(content));
    if (style.role?.is === 'contents') return;
    if (goesOn(properties)) {
      for (const run of inline.runs) this.#begun.push(run);
      this.#add(inline.pieces);
      return;
    }
    if (inline.breakBefore || toggle(properties, 'w:pageBreakBefore')) this.#pieces.push({ type: 'break', kind: 'page' });
    const runs = tidyRuns([...this.#begun, ...inline.runs]);
    this.#begun = [];
    if (runs.length > 0) this.#text(runs, style, properties, inline.look);
    this.#follow(inline);
    if (inline.breakAfter || endsPage(properties)) this.#pieces.push({ type: 'break', kind: 'page' });
  }

  #follow(inline: Inline): void {
    this.#add(inline.pieces);
    if (inline.notes.length > 0) this.#pieces.push({ type: 'note', text: inline.notes.join('\n') });
  }

  #text(runs: Run[], style: ParagraphStyle, properties: XmlElement | undefined, look: Look): void {
    const { role } = style;
    const text = lineOf(runs);
    const level = headingLevel(style, properties);
    if (level !== undefined && text.length <= LONGEST_HEADING) {
      if (role?.is === 'title') this.#title ??= text;
      this.#pieces.push({ type: 'heading', level, text });
    } else if (role?.is === 'caption') this.#pieces.push({ type: 'caption', text });
    else if (role?.is === 'code') this.#code(plainText(runs));
    else if (role?.is === 'continuation' && this.#continueItem(runs)) return;
    else {
      const label = this.#label(style, properties);
      const typed = label ? undefined : afterTypedBullet(runs);
      if (label) this.#pieces.push({ type: 'item', ...label, runs, look });
      else if (typed) this.#pieces.push({ type: 'item', ordered: false, level: 0, list: 'typed', runs: typed });
      else if (role?.is === 'quote') this.#pieces.push({ type: 'quote', text });
      else {
        if (role?.is === 'subtitle' && this.#title !== undefined && text.length <= LONGEST_SUBTITLE) this.#subtitle ??= text;
        this.#pieces.push({ type: 'paragraph', runs, look });
      }
    }
  }

  #label(style: ParagraphStyle, properties: XmlElement | undefined): (Label & { list: string }) | undefined {
    const own = numberingIn(properties);
    const reference: NumberingReference = { numId: own?.numId ?? style.numbering?.numId, level: own?.level ?? style.numbering?.level };
    const label = this.#source.numbering.label(reference.numId, reference.level, style.id);
    if (label) return { ...label, list: reference.numId ?? '' };
    if (style.role?.is !== 'item' || reference.numId !== undefined) return undefined;
    return { ordered: style.role.ordered, level: style.role.level, list: style.role.ordered ? 'number' : 'bullet' };
  }

  #code(text: string): void {
    const last = this.#pieces.at(-1);
    if (last?.type === 'code') last.text += `\n${text}`;
    else this.#pieces.push({ type: 'code', text });
  }

  #continueItem(runs: readonly Run[]): boolean {
    const last = this.#pieces.at(-1);
    if (last?.type !== 'item' || plainText(last.runs).length > LONGEST_ITEM) return false;
    this.#pieces[this.#pieces.length - 1] = { ...last, runs: tidyRuns([...last.runs, { text: '\n' }, ...runs]) };
    return true;
  }
}

/** A level from 1, by the paragraph's own outline level or its style. */
function headingLevel(style: ParagraphStyle, properties: XmlElement | undefined): number | undefined {
  if (style.role?.is === 'title') return 1;
  const outline = countOf(propertyValue(properties, 'w:outlineLvl'));
  if (outline !== undefined) return outline < BODY_TEXT ? outline + 1 : undefined;
  return style.role?.is === 'heading' ? style.role.level : undefined;
}

/** A deleted paragraph mark joins two paragraphs; a drop cap is the first letter of the next. */
function goesOn(properties: XmlElement | undefined): boolean {
  const mark = child(properties, 'w:rPr');
  if (child(mark, 'w:del') ?? child(mark, 'w:moveFrom')) return true;
  const cap = child(properties, 'w:framePr')?.attributes.dropCap;
  return cap !== undefined && cap !== 'none';
}

function endsPage(properties: XmlElement | undefined): boolean {
  const section = child(properties, 'w:sectPr');
  return section !== undefined && !/^(?:continuous|nextColumn)$/.test(propertyValue(section, 'w:type') ?? 'nextPage');
}
