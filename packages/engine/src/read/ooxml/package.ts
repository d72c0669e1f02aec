/** An Office Open XML package: parts in a zip archive that refer to each other (ISO 29500-2). */
import { UnreadableXml } from '../../xml/failure.ts';
import { readXml, rootName, XML_LIMITS, type XmlReading } from '../../xml/read.ts';
import { childrenOf, type XmlElement } from '../../xml/tree.ts';
import { UnreadableZip } from '../../zip/failure.ts';
import { ZipArchive } from '../../zip/read.ts';
import { UnreadableDocument } from '../failure.ts';
import { settleAlternates } from './alternateContent.ts';
import { NAMESPACES } from './namespaces.ts';
import { type Relationship, relationshipsOf, relationshipsPart } from './relationships.ts';

const NO_RELATIONSHIPS: ReadonlyMap<string, Relationship> = new Map();

export class Package {
  readonly #archive: ZipArchive;
  readonly #budget = { elements: XML_LIMITS.elements };
  readonly #relationships = new Map<string, ReadonlyMap<string, Relationship>>();
  #contentTypes: ReadonlyMap<string, string> | undefined;

  /** @throws UnreadableDocument */
  constructor(bytes: Uint8Array) {
    this.#archive = plainly(() => new ZipArchive(bytes));
  }

  has(part: string): boolean {
    return this.#archive.has(part);
  }

  /** @throws UnreadableDocument */
  bytes(part: string): Uint8Array | undefined {
    return plainly(() => this.#archive.read(part));
  }

  /**
   * The root element of a part, undefined when there is no such part. Alternate content is settled.
   * @throws UnreadableDocument
   */
  xml(part: string, each?: XmlReading['each']): XmlElement | undefined {
    const bytes = this.bytes(part);
    if (!bytes) return undefined;
    return plainly(() => readXml(bytes, { namespaces: NAMESPACES, budget: this.#budget, settle: settleAlternates, ...(each && { each }) }));
  }

  /** As `xml`, for a part that the document can do without: undefined when it is damaged. */
  optionalXml(part: string | undefined): XmlElement | undefined {
    return part === undefined ? undefined : unlessDamaged(() => this.xml(part));
  }

  /** As `bytes`, for a part that the document can do without. */
  optionalBytes(part: string): Uint8Array | undefined {
    return unlessDamaged(() => this.bytes(part));
  }

  rootName(part: string): string | undefined {
    const bytes = this.bytes(part);
    return bytes && plainly(() => rootName(bytes, NAMESPACES));
  }

  /** The relationships of a part, or of the package for ''. */
  relationships(part: string): ReadonlyMap<string, Relationship> {
    const known = this.#relationships.get(part);
    if (known) return known;
    const root = this.optionalXml(relationshipsPart(part));
    const found = root ? relationshipsOf(root, part) : NO_RELATIONSHIPS;
    this.#relationships.set(part, found);
    return found;
  }

  /** Name of the first part of this type that `part` refers to and that exists. */
  related(part: string, type: string): string | undefined {
    for (const relationship of this.relationships(part).values()) {
      if (relationship.type === type && !relationship.external && this.has(relationship.target)) return relationship.target;
    }
    return undefined;
  }

  /** Name of the part that `part` calls `id`; undefined when it is external or missing. */
  target(part: string, id: string | undefined): string | undefined {
    const relationship = id === undefined ? undefined : this.relationships(part).get(id);
    return relationship && !relationship.external && this.has(relationship.target) ? relationship.target : undefined;
  }

  /** Names of the parts whose own content type matches. */
  partsOfType(type: RegExp): string[] {
    this.#contentTypes ??= declaredTypes(this.optionalXml('[Content_Types].xml'));
    return Array.from(this.#contentTypes).flatMap(([part, declared]) => (type.test(declared) && this.has(part) ? [part] : []));
  }
}

const declaredTypes = (root: XmlElement | undefined): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(root, 'ct:Override').map(({ attributes }) => [(attributes.PartName ?? '').replace(/^\//, ''), attributes.ContentType ?? '']),
  );

/** What to say before and after the reason. */
const FRAMES: Readonly<Record<UnreadableZip['kind'], readonly [before: string, after: string]>> = {
  encrypted: ['The document is protected by a password.', 'Remove the password and send it again.'],
  corrupt: ['The document is damaged and cannot be opened.', 'Open it in its own application, save it again and send the new file.'],
  tooLarge: ['The document is larger or more complex than what can be read.', 'Send a smaller one, or the part that matters.'],
};

function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDocument && error.kind === 'corrupt') return undefined;
    throw error;
  }
}

/** Runs a reader and says its failure in the words of the person who sent the document. */
function plainly<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableZip || error instanceof UnreadableXml) {
      const [before, after] = FRAMES[error.kind];
      throw new UnreadableDocument(error.kind, `${before} ${error.message} ${after}`);
    }
    throw error;
  }
}
