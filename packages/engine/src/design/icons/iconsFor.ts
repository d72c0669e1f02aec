/** Icons by meaning: each entry of a slide gets the one that its words name, and all of them have one, or none has. */

import type { IconName } from './iconTable.ts';
import { keywordsOf } from './keywordIndex.ts';

export interface Named {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

/** A longer text mentions many things that it is not about. */
const MOST_WORDS = 8;
const MOST_SIGNS = 14;

/**
 * One icon for each entry, all different; undefined where an entry has none. The head decides; where it names nothing, a short text does,
 * as long as it names one thing only. `language` is a BCP 47 tag.
 */
export function iconsFor(entries: readonly Named[], language: string): readonly IconName[] | undefined {
  const find = keywordsOf(language);
  if (!find) return undefined;
  const icons: IconName[] = [];
  for (const { head = '', text = '' } of entries) {
    const candidates = find(head);
    const inText = candidates.length > 0 || !isShort(text) ? [] : [...new Set(find(text))];
    const icon = candidates[0] ?? (inText.length === 1 ? inText[0] : undefined);
    if (!icon || icons.includes(icon)) return undefined;
    icons.push(icon);
  }
  return icons;
}

function isShort(text: string): boolean {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  return wide > 0 ? wide <= MOST_SIGNS : text.trim().split(/\s+/).length <= MOST_WORDS;
}
