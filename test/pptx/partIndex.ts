/** A package opened for checking: its parts parsed, its relationships resolved. */
import { posix } from 'node:path';
import { readPackage } from './readPackage.ts';
import { parseXml, type XmlElement } from './xmlTree.ts';

interface Relationship {
  readonly id: string;
  /** Last step of the type's address: "slideLayout". */
  readonly type: string;
  /** Path of the part in the package, or the address outside of it. */
  readonly target: string;
  readonly external: boolean;
}

export interface PartIndex {
  /** Names as they are in the zip, repetitions included. */
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  /** Parsed XML parts by name, relationship parts among them. */
  readonly xml: ReadonlyMap<string, XmlElement>;
  /** Relationships by the part that has them; "" is the package. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Parts that could not be parsed, with the reason. */
  readonly broken: readonly { readonly name: string; readonly reason: string }[];
}

export function openPackage(bytes: Uint8Array): PartIndex {
  const entries = readPackage(bytes);
  const xml = new Map<string, XmlElement>();
  const broken: { name: string; reason: string }[] = [];
  for (const { name, content } of entries) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    try {
      xml.set(name, parseXml(Buffer.from(content).toString('utf8')));
    } catch (error) {
      broken.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const names = entries.map((entry) => entry.name);
  const set = new Set(names);
  const relationships = new Map(
    [...xml].filter(([name]) => name.endsWith('.rels')).map(([name, root]) => [ownerOf(name), parseRelationships(name, root)]),
  );
  return { names, has: (name) => set.has(name), xml, relationships, broken };
}

/** "ppt/slides/_rels/slide1.xml.rels" belongs to "ppt/slides/slide1.xml". */
export const ownerOf = (name: string): string => name.replace(/_rels\/([^/]*)\.rels$/, '$1');

function parseRelationships(name: string, root: XmlElement): Relationship[] {
  const folder = posix.dirname(ownerOf(name));
  return root.children.map(({ attributes }) => {
    const external = attributes.get('TargetMode') === 'External';
    const target = attributes.get('Target') ?? '';
    return {
      id: attributes.get('Id') ?? '',
      type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
      target: external ? target : target.startsWith('/') ? target.slice(1) : posix.normalize(posix.join(folder, target)),
      external,
    };
  });
}
