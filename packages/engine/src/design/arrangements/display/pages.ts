/** The full pages of a family's templates: what `Family.layouts` takes for covers, sections, quotes, closings and big numbers. */
import type { Template } from '../../tokens/template.ts';
import { type BigNumberLook, bigNumberPage } from './bigNumberPage.ts';
import { type ClosingLook, closingPage } from './closingPage.ts';
import { type CoverLook, coverPage } from './coverPage.ts';
import { coverPicturePage } from './coverPicturePage.ts';
import { type SectionLook, sectionPage } from './sectionPage.ts';
import { type SpokenLook, spokenPage } from './spokenPage.ts';

export interface DisplayPages {
  readonly cover: CoverLook;
  readonly section: SectionLook;
  readonly quote: SpokenLook;
  readonly closing: ClosingLook;
  readonly bigNumber: BigNumberLook;
}

export function fullPages(of: (template: Template) => DisplayPages) {
  return {
    cover: coverPage((template) => of(template).cover),
    coverPicture: coverPicturePage((template) => of(template).cover),
    section: sectionPage((template) => of(template).section),
    quote: spokenPage((template) => of(template).quote),
    closing: closingPage((template) => of(template).closing),
    bigNumber: bigNumberPage((template) => of(template).bigNumber),
  };
}
