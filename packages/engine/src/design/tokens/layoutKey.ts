/** The names by which code speaks of the layouts of a file, and which slide stands on which. */
import { type ExhibitKind, exhibitKinds, type Slide, type SlideKind, type SlideOf } from '@slidewright/contract/deck';

/** A layout of the file: that of a kind of slide, or one more that some slides of a kind stand on. */
export type LayoutKey = Exclude<SlideKind, ExhibitKind> | 'exhibit' | 'bulletsBesideArt' | 'bulletsBesidePicture';

/** The layout that slides of the kind usually stand on: all exhibits share one. */
export const layoutKeyOf = (kind: SlideKind): LayoutKey => (isExhibit(kind) ? 'exhibit' : kind);

/** Whether a quotation stands above what is said of it: its family's page has no foot for that, unless a photograph fills it. */
export const isSaying = (slide: Slide): slide is SlideOf<'quote'> =>
  slide.kind === 'quote' && Boolean(slide.sentence?.trim()) && slide.picture?.image === undefined;

/** The layout that a slide usually stands on: one figure beside points is drawn like an exhibit, and so is a quotation with a sentence. */
export const layoutKeyOfSlide = (slide: Slide): LayoutKey =>
  (slide.kind === 'bigNumber' && slide.points) || isSaying(slide) ? 'exhibit' : layoutKeyOf(slide.kind);

const isExhibit = (kind: SlideKind): kind is ExhibitKind => (exhibitKinds as readonly SlideKind[]).includes(kind);
