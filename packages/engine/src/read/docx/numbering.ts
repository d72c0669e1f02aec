/** Whether a paragraph is an item of a list, and of which (ISO 29500-1 clause 17.9). */
import { child, childrenOf, type XmlElement } from '../../xml/tree.ts';
import { countOf, propertyValue } from './toggle.ts';

export interface Label {
  readonly ordered: boolean;
  readonly level: number;
}

interface Level {
  readonly format: string;
  readonly text: string | undefined;
  /** The paragraph style that this level belongs to. */
  readonly style: string | undefined;
}

type Levels = ReadonlyMap<number, Level>;

/** Levels of a list in Word. */
const LEVELS = 9;

export class Numbering {
  readonly #lists = new Map<string, Levels>();

  /** `root` is the numbering part, which a document can do without. */
  constructor(root: XmlElement | undefined) {
    const abstracts = new Map<string, { levels: Levels; link: string | undefined }>();
    const byStyle = new Map<string, Levels>();
    for (const element of childrenOf(root, 'w:abstractNum')) {
      const levels = levelsOf(element);
      abstracts.set(element.attributes.abstractNumId ?? '', { levels, link: propertyValue(element, 'w:numStyleLink') });
      const style = propertyValue(element, 'w:styleLink');
      if (style !== undefined) byStyle.set(style, levels);
    }
    for (const element of childrenOf(root, 'w:num')) {
      const abstract = abstracts.get(propertyValue(element, 'w:abstractNumId') ?? '');
      const levels = byStyle.get(abstract?.link ?? '') ?? abstract?.levels ?? new Map<number, Level>();
      this.#lists.set(element.attributes.numId ?? '', new Map([...levels, ...overrides(element)]));
    }
  }

  /** Undefined when the paragraph shows no label. `style` is its paragraph style, which can stand for a level. */
  label(numId: string | undefined, level: number | undefined, style: string): Label | undefined {
    if (numId === undefined || countOf(numId) === 0) return undefined;
    const levels = this.#lists.get(numId);
    const depth = Math.min(LEVELS - 1, level ?? levelOfStyle(levels, style) ?? 0);
    const definition = levels?.get(depth);
    if (!definition) return { ordered: false, level: depth };
    if (definition.format === 'none' && !definition.text) return undefined;
    return { ordered: definition.format !== 'bullet' && definition.format !== 'none' && /%\d/.test(definition.text ?? '%1'), level: depth };
  }
}

function levelOfStyle(levels: Levels | undefined, style: string): number | undefined {
  for (const [depth, level] of levels ?? []) if (level.style === style) return depth;
  return undefined;
}

const levelsOf = (parent: XmlElement): Levels =>
  new Map(childrenOf(parent, 'w:lvl').map((element) => [countOf(element.attributes.ilvl) ?? 0, levelOf(element)]));

const levelOf = (element: XmlElement): Level => ({
  format: propertyValue(element, 'w:numFmt') ?? 'decimal',
  text: propertyValue(element, 'w:lvlText'),
  style: propertyValue(element, 'w:pStyle'),
});

function overrides(num: XmlElement): Levels {
  const changed = new Map<number, Level>();
  for (const element of childrenOf(num, 'w:lvlOverride')) {
    const level = child(element, 'w:lvl');
    if (level) changed.set(countOf(element.attributes.ilvl) ?? 0, levelOf(level));
  }
  return changed;
}
