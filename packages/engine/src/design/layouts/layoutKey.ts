import { type ExhibitKind, exhibitKinds, type Slide, type SlideKind } from '@slidewright/contract/deck';

/** A layout of the file: that of a kind of slide, or one more that some slides of a kind stand on. */
export type LayoutKey = Exclude<SlideKind, ExhibitKind> | 'exhibit' | 'bulletsBesideArt' | 'bulletsBesidePicture';

/** The layout that slides of the kind usually stand on: all exhibits share one. */
export const layoutKeyOf = (kind: SlideKind): LayoutKey => (isExhibit(kind) ? 'exhibit' : kind);

/** The layout that a slide usually stands on: one figure beside points is drawn like an exhibit. */
export const layoutKeyOfSlide = (slide: Slide): LayoutKey =>
  slide.kind === 'bigNumber' && slide.points ? 'exhibit' : layoutKeyOf(slide.kind);

const isExhibit = (kind: SlideKind): kind is ExhibitKind => (exhibitKinds as readonly SlideKind[]).includes(kind);
