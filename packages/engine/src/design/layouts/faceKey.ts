import { type ExhibitKind, exhibitKinds, type Slide, type SlideKind } from '@slidewright/contract/deck';

/** A face of the file: that of a kind of slide, or one more that some slides of a kind stand on. */
export type FaceKey = Exclude<SlideKind, ExhibitKind> | 'exhibit' | 'bulletsBesideArt' | 'bulletsBesidePicture';

/** The face that slides of the kind usually stand on: all exhibits share one. */
export const faceOf = (kind: SlideKind): FaceKey => (isExhibit(kind) ? 'exhibit' : kind);

/** The face that a slide usually stands on: one figure beside points is drawn like an exhibit. */
export const faceOfSlide = (slide: Slide): FaceKey => (slide.kind === 'bigNumber' && slide.points ? 'exhibit' : faceOf(slide.kind));

const isExhibit = (kind: SlideKind): kind is ExhibitKind => (exhibitKinds as readonly SlideKind[]).includes(kind);
