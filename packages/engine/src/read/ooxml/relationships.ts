/** What a part of a package refers to, by the id that its markup uses. */
import { posix } from 'node:path';
import { childrenOf, type XmlElement } from '../../xml/tree.ts';

export interface Relationship {
  readonly id: string;
  /** The last segment of the type: "image", "slideLayout"; the same in Transitional and Strict. */
  readonly type: string;
  /** Name of a part, or an address outside the package; a reference that leads out of the package is empty. */
  readonly target: string;
  readonly external: boolean;
}

/** Name of the part that holds the relationships of `part`; the package's own for ''. */
export const relationshipsPart = (part: string): string => posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

export function relationshipsOf(root: XmlElement, part: string): Map<string, Relationship> {
  const found = new Map<string, Relationship>();
  for (const { attributes } of childrenOf(root, 'rel:Relationship')) {
    const id = attributes.Id;
    if (id === undefined) continue;
    const type = (attributes.Type ?? '').split('/').at(-1) ?? '';
    const external = attributes.TargetMode === 'External';
    const target = attributes.Target ?? '';
    found.set(id, { id, type, external, target: external ? target : partName(target, part) });
  }
  return found;
}

function partName(target: string, from: string): string {
  let path = target.replaceAll('\\', '/').replace(/#.*$/, '');
  try {
    path = decodeURIComponent(path);
  } catch {
    // A stray "%" is part of the name.
  }
  const resolved = path.startsWith('/') ? posix.normalize(path) : posix.join('/', posix.dirname(from), path);
  return resolved.slice(1);
}
