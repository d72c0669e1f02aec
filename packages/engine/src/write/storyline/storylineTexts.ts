/** The languages that storylines are written in. */
import { byLanguage } from '../words/byLanguage.ts';
import type { StorylineText } from './storylineText.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fa } from './texts/fa.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { id } from './texts/id.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import { nl } from './texts/nl.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { ta } from './texts/ta.ts';
import { tr } from './texts/tr.ts';
import { zh } from './texts/zh.ts';
import { zhHant } from './texts/zhHant.ts';

export const storylineTexts: Readonly<Record<string, StorylineText>> = {
  ar,
  de,
  en,
  es,
  fa,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  ta,
  tr,
  zh,
  'zh-Hant': zhHant,
};

/** The texts of a BCP 47 tag, in English where the language is not there. */
export const storylineText = (language: string): StorylineText => byLanguage(storylineTexts, language) ?? en;
