/** The texts of a storyline. */
import { en } from '../../languages/en.ts';
import { languageOf } from '../../languages/languageOf.ts';
import type { StorylineText } from '../../languages/shape/storylineText.ts';

/** The texts of a BCP 47 tag, in English where the language has none. */
export const storylineText = (language: string): StorylineText =>
  (languageOf(language).texts.storyline ?? en.texts.storyline) as StorylineText;
