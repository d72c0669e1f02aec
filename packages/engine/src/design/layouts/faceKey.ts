import type { SlideKind } from '@slidewright/contract/deck';

/** A face of the file: that of a kind of slide, or one more that some slides of a kind stand on. */
export type FaceKey = SlideKind | 'bulletsBesideArt' | 'bulletsBesidePicture';
