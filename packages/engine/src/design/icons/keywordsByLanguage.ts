/** The keywords of each language, by the first part of its tag. */

import { en } from './keywords/en.ts';
import type { Keywords } from './keywords.ts';

export const keywordsByLanguage: Readonly<Record<string, Keywords>> = { en };
