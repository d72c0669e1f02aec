/** What the caller asked for, as the prompts say it. */
import type { PresentationRequest } from '@slidewright/contract/presentation';
import type { Brief, WriteOptions } from '../plan/brief.ts';

type Source = PresentationRequest['source'];
type Topic = Extract<Source, { origin: 'topic' }>;
type Rewriting = Exclude<Source, { origin: 'topic' }>;

const MODES: Readonly<Record<Rewriting['contentModificator'], string>> = {
  preserve:
    'Preserve: keep the wording of the source. Take its own sentences and phrases, shorten them only by leaving words out, and leave out no point.',
  condense:
    'Condense: only what the message needs. Side matters, examples and history are left out; what is shown keeps its figures and its condition.',
  expand:
    'Elaborate: each part of the source gets the room that it deserves, and what it says is made understood: a term is explained where it first comes (in its words), a rule has its example, a figure what it is held against, a decision what follows from it, as far as the source tells it; no fact is added. Rather one slide more than a thought left out, and rather more slides than more words on each.',
};

const DENSITIES: Readonly<Record<Rewriting['textDensity'], string>> = {
  minimal: 'Minimal text: few words on a slide, the rest in the notes.',
  concise: 'Concise text: enough to be understood without the speaker, no more.',
  detailed: 'Detailed text: a slide can be read by itself.',
};

const PHRASINGS: Readonly<Record<Topic['content'], string>> = {
  short: 'Phrase briefly: a few short statements on each slide.',
  detailed: 'Phrase in whole sentences that give reasons and examples, as far as the fields of a slide have room.',
  bulletPoints: 'Phrase as crisp bullet points, without subordinate clauses.',
};

const ARCS: Readonly<Record<Topic['presentationType'], string>> = {
  General: 'A general presentation: what it is, why it matters, how it works, where it stands, what comes next.',
  'Educational Project':
    'A lesson: what will be learned, the basic terms, how it works step by step, an example worked through (who, where, before and after), well-known real cases, something that the class tries itself, common mistakes with what to do instead, and a check of what was understood: two or three questions on its last slide, as points, the answers in its notes.',
  'Business Pitch':
    'A business pitch: the problem, who has it, the solution, what is new about it, the market, the business model, the plan with its dates, and what is asked for: how much of what, from whom, for how long.',
  'Reports and Insights':
    'A report: the question, how it was examined, the findings with what lies behind them, the alternatives, and a recommendation.',
};

/** Words that a slide of text may have beyond what it has on average. */
const MOST_AMOUNT = 1.5;

/** A line each. What callers write themselves is quoted: it says how to write, never what rules hold. */
export function wishesOf({ source }: Pick<WriteOptions, 'source'>, brief: Brief): string[] {
  const most = Math.round(brief.slideWords * MOST_AMOUNT);
  const amount = `About ${brief.slideWords} words on a slide of points or cards, all counted, and never more than ${most}: fewer cards or points rather than longer ones; on one of figures or steps as many as its fields and the sentences below hold.`;
  if (source.origin !== 'topic') {
    const phrasing = source.verbosity === undefined ? [] : [PHRASINGS[source.verbosity]];
    return [MODES[source.contentModificator], DENSITIES[source.textDensity], ...phrasing, amount];
  }
  return [
    ARCS[source.presentationType],
    PHRASINGS[source.content],
    ...quoted('It is for this audience', source.targetAudience),
    ...quoted('It has this tone and style', source.toneAndStyle),
    amount,
  ];
}

const quoted = (label: string, wish: string | undefined): string[] => (wish?.trim() ? [`${label}: ${JSON.stringify(wish.trim())}`] : []);
