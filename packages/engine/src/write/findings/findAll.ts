/** The findings of a whole text, with what its language says of steps and of what goes round. */
import type { Passage } from '../discourse/passages.ts';
import { grammarOf } from '../grammar/grammar.ts';
import { tellsOf } from '../words/structure.ts';
import { findingsOf } from './find.ts';
import type { Finding } from './finding.ts';

export const findAll = (passages: readonly Passage[], language: string): Finding[] =>
  findingsOf(passages, { language, step: grammarOf(language).step, goesRound: (text) => tellsOf(text, 'cycle', language) });
