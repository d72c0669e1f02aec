/** The logical structure of the document (ISO 32000-1, 14.7): a tree of tags whose leaves are marked content and annotations. */
import type { Frame } from '../../../model/scene.ts';
import type { Ref } from '../syntax/value.ts';

/** The standard structure types (ISO 32000-1, 14.8.4) that slides need. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'P'
  | 'BlockQuote'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

export interface MarkedContent {
  /** Index of the page. */
  readonly page: number;
  /** Marked-content identifier: unique on its page. */
  readonly id: number;
}
export interface AnnotationReference {
  readonly page: number;
  readonly annotation: Ref;
}
export type Kid = Element | MarkedContent | AnnotationReference;

export interface ElementProperties {
  readonly title?: string | undefined;
  /** BCP 47 tag, where it differs from the parent's. */
  readonly language?: string | undefined;
  readonly alt?: string | undefined;
  /** A short description of a table. */
  readonly summary?: string | undefined;
  /** How the labels of a list count. */
  readonly numbering?: 'Decimal' | 'Disc' | 'None' | undefined;
  /** Where a figure is on its page. */
  readonly box?: Frame | undefined;
}

export class Element {
  readonly tag: Tag;
  readonly properties: ElementProperties;
  readonly kids: Kid[] = [];

  constructor(tag: Tag, properties: ElementProperties = {}) {
    this.tag = tag;
    this.properties = properties;
  }

  /** A new element under this one, after what is there. */
  child(tag: Tag, properties?: ElementProperties): Element {
    const element = new Element(tag, properties);
    this.kids.push(element);
    return element;
  }
}
