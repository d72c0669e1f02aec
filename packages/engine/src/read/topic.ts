/** A bare topic as a Document: a title without blocks. */
import type { Document } from '../model/document.ts';
import { detectLanguage } from './language.ts';
import { normalizeText, oneLine } from './normalize.ts';

/** `language` is a BCP 47 tag; without it the topic's own language is detected. */
export function readTopic(topic: string, language?: string): Document {
  const title = oneLine(normalizeText(topic));
  return { origin: 'topic', title, language: language ?? detectLanguage(title), blocks: [], warnings: [] };
}
