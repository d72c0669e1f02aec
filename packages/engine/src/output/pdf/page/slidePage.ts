/** One page while it is drawn: its content, whose every piece is either tagged or marked as an artifact, and its links. */
import type { Frame } from '../../../model/scene.ts';
import { ContentStream } from '../content/contentStream.ts';
import type { Element } from '../structure/element.ts';
import { corners } from '../structure/writeStructure.ts';
import type { PdfFile } from '../syntax/file.ts';
import { type Dict, name, type Ref, text } from '../syntax/value.ts';
import { type Mark, readingEntries, readingTag, unmarked } from './mark.ts';

export interface Annotation {
  readonly ref: Ref;
  /** The annotation's dictionary but for its key in the parent tree. */
  readonly dict: Dict;
  /** Index of the page that it leads to. */
  readonly goTo?: number;
}

export class SlidePage {
  readonly content = new ContentStream();
  readonly annotations: Annotation[] = [];
  readonly #index: number;
  readonly #file: PdfFile;
  #marks = 0;

  constructor(index: number, file: PdfFile) {
    this.#index = index;
    this.#file = file;
  }

  /** For content of the element. How its glyphs are read decides on a sequence's tag, since the element's own is known by its number. */
  tagged(element: Element): Mark {
    return (draw, reading = {}) => {
      const mark = { page: this.#index, id: this.#marks++ };
      element.kids.push(mark);
      this.content.marked(readingTag(reading) ?? element.tag, { MCID: mark.id, ...readingEntries(reading) }, draw);
    };
  }

  /** For what is no content: decoration, or (`pagination`) what every page repeats, such as its number. */
  artifact(kind?: 'pagination'): Mark {
    const properties = kind === 'pagination' ? { Type: name('Pagination') } : undefined;
    const inside = unmarked(this.content);
    return (draw, reading) => this.content.marked('Artifact', properties, () => inside(draw, reading));
  }

  /** Makes the frame a link to the address, which is in ASCII, or to a page with what it is called; the Link element stands for it. */
  link(element: Element, frame: Frame, to: string | { readonly page: number; readonly title: string }): void {
    const ref = this.#file.allocate();
    const dict = {
      Type: name('Annot'),
      Subtype: name('Link'),
      Rect: corners(frame),
      Border: [0, 0, 0],
      // Printed too, as PDF/A and most checkers of accessibility want it; a link prints nothing.
      F: 4,
      Contents: text(typeof to === 'string' ? to : to.title),
      ...(typeof to === 'string' && { A: { S: name('URI'), URI: text(to) } }),
    };
    this.annotations.push({ ref, dict, ...(typeof to !== 'string' && { goTo: to.page }) });
    element.kids.push({ page: this.#index, annotation: ref });
  }
}
