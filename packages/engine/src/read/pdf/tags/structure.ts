/** A page's part of the file's structure tree: what its tags say the text is. */

/** An element (`role` as the standard names it: H1, P, LI, Table …) or a piece of marked content (`mark`). */
export interface TagNode {
  readonly role: string;
  readonly children: readonly TagNode[];
  readonly mark?: number;
  readonly alt?: string;
}

const MAX_DEPTH = 120;
const MAX_NODES = 100_000;

/** `tree` is what pdf.js's getStructTree answers. */
export function tagsOf(tree: unknown): TagNode | undefined {
  let nodes = 0;
  const read = (value: unknown, depth: number): TagNode | undefined => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || ++nodes > MAX_NODES) return undefined;
    const { role, children, type, id, alt } = value as { role?: unknown; children?: unknown; type?: unknown; id?: unknown; alt?: unknown };
    if (type === 'content') {
      const mark = /_mc(\d+)$/.exec(String(id))?.[1];
      return mark === undefined ? undefined : { role: '', children: [], mark: Number(mark) };
    }
    if (typeof role !== 'string' && !Array.isArray(children)) return undefined;
    const read_ = (Array.isArray(children) ? children : []).flatMap((child) => read(child, depth + 1) ?? []);
    return { role: typeof role === 'string' ? role : '', children: read_, ...(typeof alt === 'string' && alt.trim() !== '' && { alt }) };
  };
  return read(tree, 0);
}

/** Numbers of the marked content within the node, in reading order. */
export function marksOf(node: TagNode): number[] {
  return node.mark === undefined ? node.children.flatMap(marksOf) : [node.mark];
}

export const contains = (node: TagNode, role: RegExp): boolean =>
  role.test(node.role) || node.children.some((child) => contains(child, role));
