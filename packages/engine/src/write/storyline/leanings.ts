/** What an audience wants to hear first and most, and what a tone leans on. A table of data. */

import type { Audience, Tone } from '../../languages/shape/reading.ts';
import type { PresentationType } from '../../languages/shape/storylineText.ts';
import type { Station } from './arcs.ts';

export interface Leaning {
  /** Stations that are told first, as far as the course has them. */
  readonly opens: readonly Station[];
  /** Stations that a short presentation has sooner, or later, than others. */
  readonly raises: readonly Station[];
  readonly lowers: readonly Station[];
  /** Stations that a course gets which does not have them by itself. */
  readonly brings?: Readonly<Partial<Record<PresentationType, readonly Station[]>>>;
  /** The ways to go deeper into a station, in another order than examples, figures, doubts. */
  readonly depths?: readonly [1 | 2 | 3, 1 | 2 | 3, 1 | 2 | 3];
}

export const audiences: Readonly<Record<Audience, Leaning>> = {
  investors: {
    opens: ['problem', 'solution', 'market'],
    raises: ['model', 'proof', 'team', 'ask', 'competition'],
    lowers: ['definition', 'background', 'mechanism', 'elements', 'examples'],
    brings: {
      General: ['problem', 'solution', 'market', 'model', 'ask'],
      'Reports and Insights': ['market', 'model', 'ask'],
    },
  },
  executives: {
    opens: ['ask', 'recommendation'],
    raises: ['relevance', 'findings', 'benefits', 'options', 'challenges', 'actions', 'proof'],
    lowers: ['definition', 'background', 'mechanism', 'elements', 'terms', 'method'],
    brings: { General: ['recommendation', 'options'] },
  },
  students: {
    opens: ['goals', 'definition', 'terms'],
    raises: ['mechanism', 'examples', 'exercise', 'check', 'mistakes'],
    lowers: ['market', 'model', 'competition', 'options', 'balance', 'method', 'ask'],
    brings: {
      General: ['terms', 'exercise', 'check'],
      'Business Pitch': ['definition', 'terms'],
      'Reports and Insights': ['definition', 'terms', 'check'],
    },
  },
  experts: {
    opens: ['question', 'method'],
    raises: ['mechanism', 'findings', 'causes', 'today', 'challenges', 'elements'],
    lowers: ['definition', 'goals', 'relevance', 'benefits', 'terms'],
    brings: { General: ['method', 'findings'], 'Educational Project': ['method'] },
    depths: [2, 1, 3],
  },
  customers: {
    opens: ['problem', 'benefits'],
    raises: ['solution', 'examples', 'proof', 'competition', 'relevance'],
    lowers: ['model', 'market', 'team', 'method', 'background', 'causes'],
    brings: { General: ['problem', 'proof'] },
  },
  colleagues: {
    opens: ['relevance'],
    raises: ['actions', 'mechanism', 'today', 'challenges', 'examples'],
    lowers: ['market', 'model', 'definition', 'competition'],
  },
  public: {
    opens: ['definition', 'relevance'],
    raises: ['examples', 'benefits', 'actions'],
    lowers: ['method', 'model', 'causes', 'options', 'elements'],
  },
};

export const tones: Readonly<Record<Tone, Leaning>> = {
  factual: {
    opens: [],
    raises: ['findings', 'today', 'method', 'proof', 'causes'],
    lowers: ['outlook'],
    depths: [2, 1, 3],
  },
  persuasive: {
    opens: ['relevance'],
    raises: ['benefits', 'proof', 'ask', 'recommendation', 'actions', 'solution'],
    lowers: ['background', 'terms', 'method'],
  },
  narrative: {
    opens: ['examples'],
    raises: ['background', 'outlook', 'relevance'],
    lowers: ['method', 'elements', 'terms', 'options'],
  },
  critical: {
    opens: [],
    raises: ['challenges', 'balance', 'options', 'mistakes', 'competition'],
    lowers: ['benefits'],
    depths: [3, 2, 1],
  },
  simple: {
    opens: ['definition'],
    raises: ['examples', 'mechanism', 'benefits'],
    lowers: ['method', 'causes', 'options', 'model'],
  },
};
