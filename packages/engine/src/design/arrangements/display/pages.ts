/** The full pages of a family's templates: what `Family.layouts` takes for covers, sections, quotes, closings and big numbers. */

import { byTemplate, type SlideLayout } from '../../page/layout.ts';
import type { Template } from '../../tokens/template.ts';
import { coverPicture as besidePicture } from '../coverPicture.ts';
import { type BigNumberLook, bigNumberPage } from './bigNumberPage.ts';
import { closingPage } from './closingPage.ts';
import { type CoverLook, coverPage } from './coverPage.ts';
import { pictureOnCover } from './coverPicturePage.ts';
import { type HungClosing, hungClosing } from './hungClosing.ts';
import { type SectionLook, sectionPage } from './sectionPage.ts';
import { type SpokenLook, spokenPage } from './spokenPage.ts';

export interface DisplayPages {
  readonly cover: CoverLook;
  readonly section: SectionLook;
  readonly quote: SpokenLook;
  readonly closing: HungClosing;
  readonly bigNumber: BigNumberLook;
}

export function fullPages(of: (template: Template) => DisplayPages) {
  return {
    cover: coverPage((template) => of(template).cover),
    coverPicture: coverWithPicture((template) => of(template).cover),
    section: sectionPage((template) => of(template).section),
    quote: spokenPage((template) => of(template).quote),
    closing: closingPage((template, said) => hungClosing(of(template).closing, said, template)),
    bigNumber: bigNumberPage((template) => of(template).bigNumber),
  };
}

/** Templates whose look has no place for a picture have the shared layout. */
const coverWithPicture = (lookOf: (template: Template) => CoverLook): SlideLayout<'coverPicture'> =>
  byTemplate((template) => (lookOf(template).picture ? pictureOnCover(lookOf) : besidePicture));
