/** The course of each kind of presentation and, where it is of no special kind, of each kind of topic. */
import type { TopicKind } from '../../languages/shape/reading.ts';
import type { Contrast, PresentationType, Step } from '../../languages/shape/storylineText.ts';

/** Events in their order, places for figures, and the two sides of a comparison under their names; the others ask. */
export type Shown = 'chronology' | 'numbers' | 'sides';

export type Station = Step | Contrast | Shown;

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

const arc = (first: string, second: string, third: string, byWeight: string): Arc => {
  const stations = (names: string) => names.split(' ') as Station[];
  return { parts: [stations(first), stations(second), stations(third)], byWeight: stations(byWeight) };
};

/** Courses of presentations of the general kind whose topic says what it is about. */
export const topicArcs: Readonly<Record<TopicKind, Arc>> = {
  history: arc(
    'relevance definition chronology',
    'causes elements examples numbers challenges benefits balance',
    'today outlook check',
    'chronology relevance causes today numbers examples elements outlook definition challenges balance benefits check',
  ),
  person: arc(
    'relevance chronology terms',
    'findings proof examples causes challenges balance numbers',
    'today outlook check',
    'relevance chronology proof findings examples today causes challenges balance numbers outlook terms check',
  ),
  event: arc(
    'relevance chronology terms',
    'causes elements findings numbers examples challenges balance',
    'today outlook recommendation',
    'chronology relevance causes findings numbers today elements outlook challenges examples balance terms recommendation',
  ),
  place: arc(
    'relevance numbers chronology',
    'elements examples benefits challenges findings balance causes',
    'today outlook actions',
    'relevance numbers elements chronology examples today challenges outlook benefits actions findings balance causes',
  ),
  technology: arc(
    'definition relevance chronology',
    'mechanism elements examples numbers benefits challenges balance',
    'today outlook actions',
    'definition mechanism relevance examples numbers challenges outlook elements benefits today actions balance chronology',
  ),
  science: arc(
    'definition relevance terms',
    'mechanism elements method findings numbers examples causes',
    'today outlook check',
    'definition mechanism relevance findings elements numbers examples today terms method causes outlook check',
  ),
  method: arc(
    'relevance definition goals',
    'mechanism elements examples mistakes benefits challenges balance',
    'exercise actions check',
    'mechanism relevance mistakes examples definition actions elements goals exercise benefits challenges check balance',
  ),
  decision: arc(
    'problem relevance today',
    'options balance numbers causes benefits challenges examples',
    'recommendation actions outlook',
    'problem options balance recommendation numbers challenges actions relevance today benefits outlook causes examples',
  ),
  product: arc(
    'problem relevance solution',
    'mechanism elements benefits competition proof numbers market',
    'challenges actions outlook',
    'problem solution benefits mechanism proof competition actions numbers elements market challenges relevance outlook',
  ),
  comparison: arc(
    'definition relevance today',
    'sides elements numbers examples benefits challenges causes',
    'recommendation actions outlook',
    'sides relevance numbers recommendation examples challenges benefits definition elements actions today outlook causes',
  ),
};
