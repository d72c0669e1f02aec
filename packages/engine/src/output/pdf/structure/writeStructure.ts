/** Writes the structure tree, with the parent tree that leads back from marked content and annotations to their tags. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE_HEIGHT } from '../../../model/units.ts';
import type { PdfFile } from '../syntax/file.ts';
import { type Dict, name, type Ref, text, type Value } from '../syntax/value.ts';
import { Element, type ElementProperties, type Tag } from './element.ts';

/** A page's key in the parent tree is its index; annotations are numbered after the pages, in this order. */
export interface StructureInput {
  readonly pages: readonly Ref[];
  readonly annotations: readonly Ref[];
}

/** Writes the tree under `root` and returns the reference of the structure tree root. */
export function writeStructure(file: PdfFile, root: Element, { pages, annotations }: StructureInput): Ref {
  const treeRoot = file.allocate();
  const marks: Ref[][] = pages.map(() => []);
  const owners = new Map<number, Ref>();

  const write = (element: Element, parent: Ref): Ref => {
    const ref = file.allocate();
    const kids = element.kids.map((kid): Value => {
      if (kid instanceof Element) return write(kid, ref);
      const page = pages[kid.page];
      if ('annotation' in kid) {
        owners.set(kid.annotation.number, ref);
        return { Type: name('OBJR'), Obj: kid.annotation, Pg: page };
      }
      const onPage = marks[kid.page];
      if (onPage) onPage[kid.id] = ref;
      return kid.id;
    });
    const [only] = kids;
    return file.put(ref, {
      S: name(element.tag),
      P: parent,
      Pg: pageOf(element, pages),
      K: kids.length === 1 ? only : kids,
      T: textEntry(element.properties.title),
      Lang: textEntry(element.properties.language),
      Alt: textEntry(element.properties.alt),
      A: attributes(element.tag, element.properties),
    });
  };

  const top = write(root, treeRoot);
  const numbers: Value[] = marks.flatMap((onPage, page) => [page, file.add(onPage)]);
  for (const [i, annotation] of annotations.entries()) {
    const owner = owners.get(annotation.number);
    if (owner) numbers.push(pages.length + i, owner);
  }
  return file.put(treeRoot, {
    Type: name('StructTreeRoot'),
    K: top,
    ParentTree: file.add({ Nums: numbers }),
    ParentTreeNextKey: pages.length + annotations.length,
  });
}

const textEntry = (value: string | undefined): Value | undefined => (value === undefined ? undefined : text(value));

/** The page that an element's marked content is on: a slide's elements never spread over two. */
function pageOf(element: Element, pages: readonly Ref[]): Ref | undefined {
  const mark = element.kids.find((kid) => !(kid instanceof Element));
  return mark && 'page' in mark ? pages[mark.page] : undefined;
}

function attributes(tag: Tag, { box, summary, numbering }: ElementProperties): Dict | undefined {
  if (box) return { O: name('Layout'), Placement: name('Block'), BBox: corners(box) };
  if (summary !== undefined) return { O: name('Table'), Summary: text(summary) };
  if (numbering) return { O: name('List'), ListNumbering: name(numbering) };
  if (tag === 'TH') return { O: name('Table'), Scope: name('Column') };
  return undefined;
}

/** A frame as a PDF rectangle: left, bottom, right, top. */
export const corners = ({ x, y, w, h }: Frame): number[] => [x, SLIDE_HEIGHT - y - h, x + w, SLIDE_HEIGHT - y];
