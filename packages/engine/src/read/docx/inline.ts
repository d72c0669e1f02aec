/** What stands inside a paragraph of a DOCX: runs with their emphasis, and what is anchored to it. */
import type { Run } from '../../model/document.ts';
import { child, elementsOf, textOf, type XmlElement } from '../../xml/tree.ts';
import { equationText } from '../ooxml/equation.ts';
import { webLink } from '../ooxml/runs.ts';
import type { Look, Piece } from '../ooxml/story.ts';
import { type Fields, isLeftOut, linkIn } from './fields.ts';
import { mediaPieces } from './media.ts';
import type { Source } from './source.ts';
import { type CharacterLook, inherited, lookOf } from './styles.ts';
import { symbolText } from './symbols.ts';
import { propertyValue, toggle } from './toggle.ts';

export interface Inline {
  readonly runs: Run[];
  /** Pictures, charts and text boxes, which follow the paragraph. */
  readonly pieces: Piece[];
  /** Texts of the footnotes and endnotes that the paragraph refers to. */
  readonly notes: string[];
  readonly look: Look;
  /** Page breaks before the first and after the last word. */
  readonly breakBefore: boolean;
  readonly breakAfter: boolean;
}

/** Points; where nothing says a size, Word takes this one. */
const DEFAULT_SIZE = 10;
/** Points up to which text is there for machines alone. */
const INVISIBLE_SIZE = 2;

export function readInline(
  paragraph: XmlElement,
  style: CharacterLook,
  source: Source,
  fields: Fields,
  readBlocks: (content: XmlElement) => Piece[],
): Inline {
  return new InlineReader(style, source, fields, readBlocks).read(paragraph);
}

class InlineReader {
  readonly #style: CharacterLook;
  readonly #source: Source;
  readonly #fields: Fields;
  readonly #readBlocks: (content: XmlElement) => Piece[];
  readonly #runs: Run[] = [];
  readonly #pieces: Piece[] = [];
  readonly #notes: string[] = [];
  #breakBefore = false;
  #breakAfter = false;
  #characters = 0;
  #boldCharacters = 0;
  #size = 0;

  constructor(style: CharacterLook, source: Source, fields: Fields, readBlocks: (content: XmlElement) => Piece[]) {
    this.#style = style;
    this.#source = source;
    this.#fields = fields;
    this.#readBlocks = readBlocks;
  }

  read(paragraph: XmlElement): Inline {
    this.#children(paragraph, undefined);
    this.#fields.endParagraph();
    return {
      runs: this.#runs,
      pieces: this.#pieces,
      notes: this.#notes,
      look: { bold: this.#characters > 0 && this.#boldCharacters === this.#characters, size: this.#size },
      breakBefore: this.#breakBefore,
      breakAfter: this.#breakAfter,
    };
  }

  #children(parent: XmlElement, link: string | undefined): void {
    for (const element of elementsOf(parent)) this.#element(element, link);
  }

  #element(element: XmlElement, link: string | undefined): void {
    switch (element.name) {
      case 'w:r':
        this.#run(element, link);
        break;
      case 'w:hyperlink':
        this.#children(element, this.#address(element) ?? link);
        break;
      case 'w:fldSimple': {
        const code = element.attributes.instr ?? '';
        if (!isLeftOut(code)) this.#children(element, linkIn(code) ?? link);
        break;
      }
      case 'w:sdt':
        if (!this.#source.keepsPlaceholders && toggle(child(element, 'w:sdtPr'), 'w:showingPlcHdr')) return;
        this.#children(child(element, 'w:sdtContent') ?? element, link);
        break;
      case 'm:oMath':
      case 'm:oMathPara':
        this.#add(` ${equationText(element)} `, {}, undefined);
        break;
      case 'w:ins':
      case 'w:moveTo':
      case 'w:smartTag':
      case 'w:customXml':
      case 'w:bdo':
      case 'w:dir':
        this.#children(element, link);
        break;
      default:
    }
  }

  #address(hyperlink: XmlElement): string | undefined {
    const relationship = this.#source.pack.relationships(this.#source.part).get(hyperlink.attributes['r:id'] ?? '');
    return relationship?.external ? webLink(relationship.target) : undefined;
  }

  #run(run: XmlElement, link: string | undefined): void {
    const properties = child(run, 'w:rPr');
    const own = inherited([lookOf(properties), this.#source.styles.character(propertyValue(properties, 'w:rStyle'))]);
    const hidden = (own.hidden ?? this.#style.hidden) === true || (own.size ?? this.#style.size ?? DEFAULT_SIZE) <= INVISIBLE_SIZE;
    for (const element of elementsOf(run)) {
      if (element.name === 'w:fldChar') this.#fieldMark(element);
      else if (element.name === 'w:instrText') this.#fields.code(textOf(element));
      else if (!hidden && !this.#fields.silent) this.#content(element, own, link);
    }
  }

  #fieldMark(mark: XmlElement): void {
    switch (mark.attributes.fldCharType) {
      case 'begin': {
        this.#fields.begin();
        const box = child(mark, 'w:ffData', 'w:checkBox');
        if (box) this.#add((toggle(box, 'w:checked') ?? toggle(box, 'w:default')) ? '☒ ' : '☐ ', {}, undefined);
        break;
      }
      case 'separate':
        this.#fields.separate();
        break;
      case 'end':
        this.#fields.end();
        break;
      default:
    }
  }

  #content(element: XmlElement, look: CharacterLook, link: string | undefined): void {
    switch (element.name) {
      case 'w:t':
        this.#add(textOf(element), look, link);
        break;
      case 'w:tab':
      case 'w:ptab':
        this.#add('\t', look, link);
        break;
      case 'w:cr':
        this.#add('\n', look, link);
        break;
      case 'w:br':
        if (element.attributes.type === 'page') this.#pageBreak();
        else this.#add('\n', look, link);
        break;
      case 'w:noBreakHyphen':
        this.#add('-', look, link);
        break;
      case 'w:sym':
        this.#add(symbolText(element.attributes.font, element.attributes.char), look, link);
        break;
      case 'w:ruby':
        for (const base of elementsOf(child(element, 'w:rubyBase'))) this.#element(base, link);
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#note(element);
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        for (const piece of mediaPieces(element, this.#source, this.#readBlocks)) this.#pieces.push(piece);
        break;
      default:
    }
  }

  #note(reference: XmlElement): void {
    const kind = reference.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
    const name = `${kind} ${reference.attributes.id}`;
    const text = this.#source.notes.get(name);
    if (text) this.#notes.push(text);
    this.#source.notes.delete(name);
  }

  #pageBreak(): void {
    if (this.#characters === 0) this.#breakBefore = true;
    else this.#breakAfter = true;
  }

  #add(text: string, look: CharacterLook, link: string | undefined): void {
    if (text === '') return;
    const count = text.trim().length;
    if (count > 0) {
      this.#characters += count;
      if (look.bold ?? this.#style.bold) this.#boldCharacters += count;
      this.#size = Math.max(this.#size, look.size ?? this.#style.size ?? DEFAULT_SIZE);
      this.#source.languages.add(look.language ?? this.#style.language, count);
    }
    const address = link ?? this.#fields.link;
    this.#runs.push({
      text,
      ...(look.bold && { bold: true }),
      ...(look.italic && { italic: true }),
      ...(look.code && { code: true }),
      ...(address !== undefined && { link: address }),
    });
  }
}
