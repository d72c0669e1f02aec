/** Fields that a document computes: their codes are left out, their results stay (ISO 29500-1 clause 17.16). */
import { webLink } from '../ooxml/runs.ts';

interface Field {
  code: string;
  /** Whether the result has begun. */
  shown: boolean;
}

/** Results that only make sense on the page that they were made for. */
const LEFT_OUT = /^\s*(?:TOC|INDEX|TOA|PAGE|NUMPAGES|SECTIONPAGES|PAGEREF|RD|XE|TC|TA|ADVANCE)\b/i;
const SPANNING = /^\s*(?:TOC|INDEX|TOA)\b/i;
const DEEPEST = 50;
/** Characters of a code that are looked at. */
const LONGEST_CODE = 2_000;

/** The fields that are open at a place of one story: they begin and end in runs, across paragraphs. */
export class Fields {
  #open: Field[] = [];

  begin(): void {
    if (this.#open.length < DEEPEST) this.#open.push({ code: '', shown: false });
  }

  code(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.shown && field.code.length < LONGEST_CODE) field.code += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.shown = true;
  }

  end(): void {
    this.#open.pop();
  }

  /** Whether what stands here is left out. */
  get silent(): boolean {
    return this.#open.some((field) => !field.shown || LEFT_OUT.test(field.code));
  }

  /** Where the text that stands here leads. */
  get link(): string | undefined {
    return this.#open.map((field) => linkIn(field.code)).findLast((link) => link !== undefined);
  }

  /**
   * A code that its paragraph does not finish is broken, and a heading is in no table of contents: without this, one missing end
   * would silence the rest of the document.
   */
  endParagraph(): void {
    this.#open = this.#open.filter((field) => field.shown);
  }

  leaveContents(): void {
    this.#open = this.#open.filter((field) => !SPANNING.test(field.code));
  }
}

/** Whether a simple field's result is left out. */
export const isLeftOut = (code: string): boolean => LEFT_OUT.test(code);

export const linkIn = (code: string): string | undefined => webLink(/^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1]);
