/** The course of each kind of presentation. */
import type { Contrast, PresentationType, Step } from '../../languages/shape/storylineText.ts';

export type Station = Step | Contrast;

export interface Arc {
  /** The stations in the order in which they are told. */
  readonly parts: readonly [readonly Station[], readonly Station[], readonly Station[]];
  /** The same stations by weight: a short presentation has the first of them. */
  readonly byWeight: readonly Station[];
}

export const arcs: Readonly<Record<PresentationType, Arc>> = {
  General: {
    parts: [
      ['definition', 'relevance', 'background', 'today'],
      ['mechanism', 'elements', 'examples', 'benefits', 'challenges', 'balance'],
      ['outlook', 'actions'],
    ],
    byWeight: [
      'relevance',
      'definition',
      'actions',
      'mechanism',
      'examples',
      'challenges',
      'elements',
      'today',
      'balance',
      'benefits',
      'outlook',
      'background',
    ],
  },
  'Educational Project': {
    parts: [
      ['goals', 'definition', 'terms', 'background'],
      ['mechanism', 'elements', 'examples', 'mistakes', 'balance'],
      ['exercise', 'check', 'outlook'],
    ],
    byWeight: [
      'definition',
      'goals',
      'mechanism',
      'exercise',
      'terms',
      'examples',
      'check',
      'mistakes',
      'background',
      'elements',
      'balance',
      'outlook',
    ],
  },
  'Business Pitch': {
    parts: [
      ['problem', 'relevance', 'market'],
      ['solution', 'mechanism', 'benefits', 'competition', 'model', 'proof'],
      ['team', 'challenges', 'actions', 'ask'],
    ],
    byWeight: [
      'problem',
      'solution',
      'ask',
      'market',
      'model',
      'competition',
      'actions',
      'proof',
      'team',
      'mechanism',
      'benefits',
      'challenges',
      'relevance',
    ],
  },
  'Reports and Insights': {
    parts: [
      ['question', 'method', 'today'],
      ['findings', 'examples', 'causes', 'benefits', 'challenges'],
      ['options', 'recommendation', 'outlook', 'actions'],
    ],
    byWeight: [
      'findings',
      'recommendation',
      'question',
      'causes',
      'method',
      'actions',
      'options',
      'challenges',
      'today',
      'outlook',
      'examples',
      'benefits',
    ],
  },
};
