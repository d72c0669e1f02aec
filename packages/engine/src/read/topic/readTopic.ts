/** A topic as a Document: a title, and the blocks of the pages that a reference work has about it. */

import { detectLanguage } from '../../languages/detectLanguage.ts';
import type { Document } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import type { ReferenceWork } from '../../world.ts';
import { normalizeText } from '../normalize.ts';
import { type Research, research } from './research.ts';

export interface Topic {
  readonly topic: string;
  /** BCP 47 tag; without it the topic's own language is detected. */
  readonly language?: string | undefined;
}

export interface TopicReading {
  readonly document: Document;
  /** Undefined where nothing can be looked up. */
  readonly research?: Research;
}

/**
 * Where `work` is not there, or has no page that is about the topic, the Document has no blocks. Throws what
 * the signal was aborted with.
 */
export async function readTopic({ topic, language }: Topic, work: ReferenceWork | undefined, signal: AbortSignal): Promise<TopicReading> {
  const title = oneLine(normalizeText(topic));
  const bare: Document = { origin: 'topic', title, language: language ?? detectLanguage(title), blocks: [], warnings: [] };
  if (!work) return { document: bare };
  const { blocks, references, warnings, ...told } = await research(title, bare.language, work, signal);
  return { document: references.length > 0 ? { ...bare, blocks, references, warnings } : bare, research: told };
}
