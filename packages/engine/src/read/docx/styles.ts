/** The styles of a DOCX, with what they inherit. */
import { child, childrenOf, descendants, type XmlElement } from '../../xml/tree.ts';
import { type Role, roleOf } from './styleNames.ts';
import { countOf, propertyValue, toggle } from './toggle.ts';

/** How characters look; what is undefined is not said. */
export interface CharacterLook {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly code?: boolean | undefined;
  /** Points. */
  readonly size?: number | undefined;
  /** BCP 47 tag. */
  readonly language?: string | undefined;
}

export interface NumberingReference {
  readonly numId: string | undefined;
  readonly level: number | undefined;
}

export interface ParagraphStyle {
  readonly id: string;
  readonly role: Role | undefined;
  readonly numbering: NumberingReference | undefined;
  readonly look: CharacterLook;
}

interface Style {
  readonly id: string;
  readonly name: string;
  readonly basedOn: string | undefined;
  readonly isDefault: boolean;
  readonly type: string;
  readonly paragraph: XmlElement | undefined;
  readonly look: CharacterLook;
  readonly marksFirstRow: boolean;
}

/** Styles may be based on each other only so many times. */
const LONGEST_CHAIN = 20;
const BODY_TEXT = 9;

export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #resolved = new Map<string, ParagraphStyle>();
  readonly #defaults: CharacterLook;
  #defaultParagraph = '';

  /** `root` is the styles part, which a document can do without. */
  constructor(root: XmlElement | undefined) {
    this.#defaults = lookOf(child(root, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
    for (const element of childrenOf(root, 'w:style')) {
      const style = styleOf(element);
      this.#styles.set(style.id, style);
      if (style.isDefault && style.type === 'paragraph') this.#defaultParagraph = style.id;
    }
  }

  paragraph(id: string | undefined): ParagraphStyle {
    const key = id ?? this.#defaultParagraph;
    const known = this.#resolved.get(key);
    if (known) return known;
    const chain = this.#chain(key);
    const numbered = chain.find((style) => child(style.paragraph, 'w:numPr'));
    const resolved: ParagraphStyle = {
      id: key,
      role: roleIn(chain) ?? (chain.length === 0 ? roleOf(spaced(key)) : undefined),
      numbering: numberingIn(numbered?.paragraph),
      look: inherited([...chain.map(({ look }) => look), this.#defaults]),
    };
    this.#resolved.set(key, resolved);
    return resolved;
  }

  /** What a character style says itself, without the defaults of the document. */
  character(id: string | undefined): CharacterLook {
    return id === undefined ? {} : inherited(this.#chain(id).map(({ look }) => look));
  }

  /** Whether a table style sets its first row off, which makes that row a header. */
  marksFirstRow(id: string | undefined): boolean {
    return id !== undefined && this.#chain(id).some((style) => style.marksFirstRow);
  }

  /** The style itself and those that it is based on, nearest first. */
  #chain(id: string): Style[] {
    const chain: Style[] = [];
    for (let style = this.#styles.get(id); style && chain.length < LONGEST_CHAIN; style = this.#styles.get(style.basedOn ?? '')) {
      chain.push(style);
      if (style.basedOn === undefined) break;
    }
    return chain;
  }
}

function styleOf(element: XmlElement): Style {
  const id = element.attributes.styleId ?? '';
  const name = propertyValue(element, 'w:name') ?? id;
  const look = lookOf(child(element, 'w:rPr'));
  const isCode = /\bcode\b|verbatim|typewriter|teletype|keyboard/i.test(name) && element.attributes.type === 'character';
  return {
    id,
    name,
    basedOn: propertyValue(element, 'w:basedOn'),
    isDefault: /^(?:1|true|on)$/i.test(element.attributes.default ?? ''),
    type: element.attributes.type ?? 'paragraph',
    paragraph: child(element, 'w:pPr'),
    look: isCode ? { ...look, code: true } : look,
    marksFirstRow: descendants(element, 'w:tblStylePr').some(({ attributes }) => attributes.type === 'firstRow'),
  };
}

/** The nearest style that says what it is, by its name or its outline level. */
function roleIn(chain: readonly Style[]): Role | undefined {
  for (const style of chain) {
    const role = roleOf(style.name) ?? (/^Heading[1-9]$/.test(style.id) ? roleOf(spaced(style.id)) : undefined);
    if (role) return role;
    const outline = countOf(propertyValue(style.paragraph, 'w:outlineLvl'));
    if (outline !== undefined) return outline < BODY_TEXT ? { is: 'heading', level: outline + 1 } : undefined;
  }
  return undefined;
}

/** "Heading1" is "Heading 1": ids are names without their spaces. */
const spaced = (id: string): string => id.replace(/(\p{Ll})(?=[\p{Lu}\d])/gu, '$1 ');

export function numberingIn(paragraph: XmlElement | undefined): NumberingReference | undefined {
  const numbering = child(paragraph, 'w:numPr');
  return numbering && { numId: propertyValue(numbering, 'w:numId'), level: countOf(propertyValue(numbering, 'w:ilvl')) };
}

/** What run properties say themselves. */
export function lookOf(properties: XmlElement | undefined): CharacterLook {
  if (!properties) return {};
  const halfPoints = countOf(propertyValue(properties, 'w:sz'));
  return {
    bold: toggle(properties, 'w:b'),
    italic: toggle(properties, 'w:i'),
    hidden: toggle(properties, 'w:vanish'),
    size: halfPoints === undefined ? undefined : halfPoints / 2,
    language: propertyValue(properties, 'w:lang'),
  };
}

/** Each property from the first of the looks that says it. */
export function inherited(looks: readonly CharacterLook[]): CharacterLook {
  const first = <K extends keyof CharacterLook>(key: K) => looks.find((look) => look[key] !== undefined)?.[key];
  return {
    bold: first('bold'),
    italic: first('italic'),
    hidden: first('hidden'),
    code: first('code'),
    size: first('size'),
    language: first('language'),
  };
}
