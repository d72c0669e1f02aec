/** What the fields of a request may be, as plain values: for forms and programs that need no schemas. */
export const formats = ['pptx', 'pdf'] as const;
export const imageSources = ['unsplash', 'pexels', 'scrapingdog', 'ai', 'flux'] as const;
export const imageStyles = ['auto', 'photorealistic', 'illustration', 'neon', 'abstract', 'black-and-white', '3d', 'linear'] as const;
export type ImageSource = (typeof imageSources)[number];
export type ImageStyle = (typeof imageStyles)[number];
export const verbosities = ['short', 'detailed', 'bulletPoints'] as const;
export const presentationTypes = ['General', 'Educational Project', 'Business Pitch', 'Reports and Insights'] as const;
export const contentModificators = ['preserve', 'expand', 'condense'] as const;
export const textDensities = ['minimal', 'concise', 'detailed'] as const;

export const maxSlides = 50;
/** Code points. */
export const maxTopicLength = 450;
/** Code points of `targetAudience` and of `toneAndStyle`. */
export const maxNoteLength = 200;

/** What a language model may be asked to do with one slide, beside free text. */
export const rewriteWishes = [
  'shorter',
  'longer',
  'simpler',
  'chart',
  'table',
  'steps',
  'cards',
  'oneMessage',
  'title',
  'translate',
] as const;
export type RewriteWish = (typeof rewriteWishes)[number];
/** Code points of what is asked for in free text. */
export const maxInstructionLength = 300;
