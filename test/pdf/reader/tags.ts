/** The structure tree with the text under every tag. */
import { type PageContent, pageContent } from './content.ts';
import { type PdfDocument, refOf } from './document.ts';
import { type PdfDict, type PdfValue, textOf } from './values.ts';

export interface TagNode {
  readonly tag: string;
  readonly alt: string | undefined;
  readonly language: string | undefined;
  /** Attributes, as they are in the file. */
  readonly attributes: PdfDict;
  /** Text of the element's own marked content. */
  readonly text: string;
  /** Annotations that belong to it. */
  readonly annotations: number;
  readonly kids: readonly TagNode[];
}

export interface TaggedText {
  readonly root: TagNode;
  readonly pages: readonly PageContent[];
}

/** Reads the tree; throws where it refers to content that is not there, leaves content out, or disagrees with the parent tree. */
export function readTags(pdf: PdfDocument): TaggedText {
  const pages = pdf.pages.map((page) => pageContent(pdf, page));
  const pageNumbers = new Map(pdf.list(pdf.dict(pdf.catalog.Pages).Kids).map((page, i) => [refOf(page), i]));
  const treeRoot = pdf.dict(pdf.catalog.StructTreeRoot);
  const parents = parentTree(pdf, treeRoot);
  const seen = new Set<string>();

  const read = (value: PdfValue): TagNode => {
    const ref = refOf(value);
    const element = pdf.dict(value);
    const page = pageNumbers.get(refOf(element.Pg)) ?? -1;
    let text = '';
    let annotations = 0;
    const kids: TagNode[] = [];
    for (const kid of pdf.list(element.K)) {
      if (typeof kid === 'number') {
        const content = pages[page]?.marked.get(kid);
        if (content === undefined) throw new Error(`a tag refers to content ${kid} of page ${page + 1}, which is not there`);
        if (seen.has(`${page} ${kid}`)) throw new Error(`content ${kid} of page ${page + 1} has two tags`);
        if (refOf(pdf.list(parents.get(page))[kid]) !== ref)
          throw new Error(`the parent tree disagrees on content ${kid} of page ${page + 1}`);
        seen.add(`${page} ${kid}`);
        text += content;
      } else if (pdf.dict(kid).Type === '/OBJR') {
        const key = pdf.dict(pdf.dict(kid).Obj).StructParent;
        if (refOf(parents.get(Number(key))) !== ref) throw new Error('the parent tree disagrees on an annotation');
        annotations++;
      } else kids.push(read(kid));
    }
    const [alt, language] = [textOf(element.Alt), textOf(element.Lang)];
    return { tag: String(element.S).slice(1), alt, language, attributes: pdf.dict(element.A ?? {}), text, annotations, kids };
  };

  const root = read(treeRoot.K ?? {});
  for (const [page, { marked }] of pages.entries()) {
    for (const id of marked.keys()) if (!seen.has(`${page} ${id}`)) throw new Error(`content ${id} of page ${page + 1} has no tag`);
  }
  return { root, pages };
}

function parentTree(pdf: PdfDocument, treeRoot: PdfDict): Map<number, PdfValue> {
  const numbers = pdf.list(pdf.dict(treeRoot.ParentTree).Nums);
  const pairs = numbers.flatMap((key, i): [number, PdfValue][] => {
    const value = numbers[i + 1];
    return i % 2 === 0 && typeof key === 'number' && value !== undefined ? [[key, value]] : [];
  });
  return new Map(pairs);
}

/** The tree as indented lines: `H1 "Title"`. */
export function tagLines(node: TagNode, depth = 0): string[] {
  const text = node.text && ` ${JSON.stringify(node.text)}`;
  const alt = node.alt === undefined ? '' : ` alt=${JSON.stringify(node.alt)}`;
  const language = node.language === undefined ? '' : ` lang=${node.language}`;
  const own = `${'  '.repeat(depth)}${node.tag}${text}${alt}${language}${node.annotations ? ` links=${node.annotations}` : ''}`;
  return [own, ...node.kids.flatMap((kid) => tagLines(kid, depth + 1))];
}
