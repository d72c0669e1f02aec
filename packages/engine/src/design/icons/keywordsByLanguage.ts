/** The keywords of each language, by the first part of its tag. */

import { ar } from './keywords/ar.ts';
import { bn } from './keywords/bn.ts';
import { cs } from './keywords/cs.ts';
import { da } from './keywords/da.ts';
import { de } from './keywords/de.ts';
import { el } from './keywords/el.ts';
import { en } from './keywords/en.ts';
import { es } from './keywords/es.ts';
import { fa } from './keywords/fa.ts';
import { fi } from './keywords/fi.ts';
import { fr } from './keywords/fr.ts';
import { he } from './keywords/he.ts';
import { hi } from './keywords/hi.ts';
import { hu } from './keywords/hu.ts';
import { id } from './keywords/id.ts';
import { it } from './keywords/it.ts';
import { ja } from './keywords/ja.ts';
import { ko } from './keywords/ko.ts';
import { nb } from './keywords/nb.ts';
import { nl } from './keywords/nl.ts';
import { pl } from './keywords/pl.ts';
import { pt } from './keywords/pt.ts';
import { ro } from './keywords/ro.ts';
import { ru } from './keywords/ru.ts';
import { sv } from './keywords/sv.ts';
import { ta } from './keywords/ta.ts';
import { th } from './keywords/th.ts';
import { tr } from './keywords/tr.ts';
import { uk } from './keywords/uk.ts';
import { vi } from './keywords/vi.ts';
import { zh } from './keywords/zh.ts';
import type { Keywords } from './keywords.ts';

export const keywordsByLanguage: Readonly<Record<string, Keywords>> = {
  ar,
  bn,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  ta,
  th,
  tr,
  uk,
  vi,
  zh,
  no: nb,
  nn: nb,
};
