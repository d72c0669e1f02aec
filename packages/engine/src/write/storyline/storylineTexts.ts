/** The languages that storylines are written in. */
import { byLanguage } from '../words/byLanguage.ts';
import type { StorylineText } from './storylineText.ts';
import { ar } from './texts/ar.ts';
import { bn } from './texts/bn.ts';
import { cs } from './texts/cs.ts';
import { da } from './texts/da.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fa } from './texts/fa.ts';
import { fi } from './texts/fi.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { hu } from './texts/hu.ts';
import { id } from './texts/id.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import { nb } from './texts/nb.ts';
import { nl } from './texts/nl.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ro } from './texts/ro.ts';
import { ru } from './texts/ru.ts';
import { sv } from './texts/sv.ts';
import { ta } from './texts/ta.ts';
import { th } from './texts/th.ts';
import { tr } from './texts/tr.ts';
import { uk } from './texts/uk.ts';
import { vi } from './texts/vi.ts';
import { zh } from './texts/zh.ts';
import { zhHant } from './texts/zhHant.ts';

export const storylineTexts: Readonly<Record<string, StorylineText>> = {
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
  'zh-Hant': zhHant,
};

/** The texts of a BCP 47 tag, in English where the language is not there. */
export const storylineText = (language: string): StorylineText => byLanguage(storylineTexts, language) ?? en;
