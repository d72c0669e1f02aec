/** The prompt that asks for the plan of a deck. */

import type { Brief } from '../../plan/brief.ts';
import type { ApartLines } from '../apartLines.ts';
import { fence } from '../fence.ts';
import type { Form } from '../forms/form.ts';
import { families } from '../forms/forms.ts';
import { contentOf, FREE_AGENDA_FROM, type Frame, fewestOf, type Range, sectionsAsked } from '../frame.ts';
import { openingLines } from './openingLines.ts';

/** Over what of a source can be seen, behind its passages. */
export const WORTH_SHOWING = 'Worth showing, found by a program';

export interface PlanFacts {
  readonly frame: Frame;
  readonly offered: readonly Form[];
  readonly wishes: readonly string[];
  /** What the deck is about, where nothing but that is known. */
  readonly topic?: string;
  /** The title that the source gives itself. */
  readonly title?: string;
  /** What stands in front of the source: who speaks to whom, and when. */
  readonly opening?: readonly string[];
  /** What stands apart from the text: where to ask, what its terms mean. */
  readonly apart?: ApartLines;
  /** The day on which it is asked for, as YYYY-MM-DD. */
  readonly today?: string;
  readonly mode: Brief['mode'];
  /** Whether the caller says in which order such a presentation is told. */
  readonly ordered: boolean;
  /** The numbered source with what is worth showing; looked up for the topic, or given by the caller. */
  readonly source?: string;
}

export function planPrompt(facts: PlanFacts): string {
  const { wishes, topic, title, opening, apart, today, source } = facts;
  return [
    source === undefined ? 'Plan a presentation.' : 'Plan a presentation of the source at the end.',
    ...(topic === undefined ? [] : [`Its topic: ${JSON.stringify(topic)}`]),
    ...(title === undefined ? [] : [`The source's own title: ${JSON.stringify(title)}`]),
    ...(topic === undefined || source !== undefined ? [] : [SETTING(today)]),
    ...openingLines(opening, apart),
    ['What is wanted', ...wishes.map((wish) => `- ${wish}`)].join('\n'),
    aimOf(facts),
    storyOf(facts),
    slidesOf(facts),
    ['The kinds', ...kindsOf(facts.offered)].join('\n'),
    ...(source === undefined ? [] : [sourceOf(source)]),
  ].join('\n\n');
}

/** Where nobody says it, one who plans has to choose it once. */
const SETTING = (today: string | undefined): string =>
  `${today === undefined ? '' : `Today is ${today}. `}Where nobody says for which country, in which currency and before whom this is shown, choose what fits its language and its topic once and keep to it. The subtitle says before whom, as they would say it themselves. place: for which country or town its rules and prices hold, said so that a cover can have it ("Prices and rules of Austria", no bare name), or empty. Plans have dates after today.`;

/** What is preserved keeps its title. */
const titleWish = ({ title, mode, source }: PlanFacts): string =>
  title === undefined || source === undefined
    ? 'what the presentation is called, at most 10 words'
    : mode === 'preserve'
      ? "the source's own"
      : "what the presentation is called, at most 10 words: the source's own where that says what it is about, otherwise a better one";

const aimOf = (facts: PlanFacts): string =>
  [
    'First, what it is for',
    '- question: what this audience wants to know, one sentence. Where nobody says who they are, those whom such a text is written for.',
    '- message: the answer, as the one sentence that they should remember, with its condition.',
    `- action: what they are to do or decide afterwards${facts.source === undefined ? '' : ', as far as the source says it'}; empty where it is only to be understood.`,
    `- title: ${titleWish(facts)}. subtitle: one line that does not repeat it: who speaks for which organisation (whose view it is, where the source argues), to whom or when, as far as that is known, or empty.${closingOf(facts)}`,
    ...(facts.source === undefined
      ? []
      : [
          '- contact: what they need afterwards, in one line as the source has it: whom to write to, call or visit (mail address and telephone number where it has them), where and when they meet; empty where it tells none. What they are to do is no contact, but a decision or a step. It stands below the decisions where these are the end, otherwise on a slide behind the last; addresses stand nowhere else but in a step or rule that needs them.',
        ]),
  ].join('\n');

/** A sentence alone is no slide but where one is counted. */
const closingOf = ({ source, frame }: PlanFacts): string => {
  if (source !== undefined)
    return ' closing: only with a contact, and where the last slide is no decisions: what stands above it, one sentence of at most 14 words that no slide says: what they are to do first (not to read), or what the message means for them.';
  return frame.exact === undefined
    ? ' closing: empty.'
    : ' closing: a slide of its own behind the last, of one sentence of at most 14 words that no slide says: what they are to do first, or what the message means for them; empty behind decisions.';
};

/** How such a presentation is told, where the caller does not say it. */
const STORIES = [
  '- story: the way that fits this audience, in one line. One of these:',
  '  - For people who decide: the answer first, then why, what was done, what it brought, where it failed, what speaks against it or is at risk, what it costs, what is asked of them.',
  '  - For a history: by time, from what set it off to what came of it.',
  '  - For people who learn: led by their questions. Each slide answers one and raises the next; terms come before what needs them, examples after.',
  '  - For people who are to do something: why, then the steps in their order, then what goes wrong and what helps.',
];

const FRAME = 'Cover, agenda and closing slide are made of these fields: plan none of them.';
/** Who names what nobody sees wants to know it. */
const NAMES = ({ agenda, exact }: Frame): string =>
  agenda
    ? `A section's name, 2 to 6 words, stands in the agenda${exact === undefined ? ` of a deck of ${FREE_AGENDA_FROM} slides or more` : ''}: what its slides are about, in their words ("Students and shift workers"), and no question or place ("Who used it", "Background").`
    : 'Sections say which slides belong together; in a deck this short their names, 1 to 5 words, are not shown.';

function storyOf({ frame, source, ordered }: PlanFacts): string {
  const sections = sectionsAsked(frame);
  const slides = contentOf(frame, sections.most);
  const fewest = fewestOf(frame, sections.most);
  return [
    'Then, the story',
    ...(ordered
      ? [
          '- story: in one line, how the order that is wanted leads to the message. Where it has more parts than there are slides, neighbouring parts share one: none is left out. A question that somebody decides (yes or no, which of several) is told as that, whatever the order: the question, the answer, what speaks for it and what against it, what it costs and who pays, what would change the answer, what is asked of them, with its evidence on a slide before.',
        ]
      : STORIES),
    `- sections: ${range(sections)} ${sections.most === 1 ? 'section' : 'sections'} with ${range(slides)} ${slides.most === 1 ? 'slide' : 'slides'} of content in all${slides.most > 4 ? ', the summary counted' : ''}${frame.exact !== undefined && frame.closing ? `; one more, ${slides.most + 1}, where no closing slide stands behind them: where the last is of the kind decisions, or closing and contact are empty` : ''}${fewest > 1 ? `, at least ${fewest} in each` : ''}. Count them. ${FRAME} ${NAMES(frame)}`,
    ...(slides.most > 4
      ? [
          `- summary: for people who decide, a slide that stands in front: its title is the message as a statement that can be proved, with its condition, no slogan and no likening, in other words than the deck's title, its points are the two to four most telling ${source === undefined ? 'facts' : 'figures or facts'}, good and bad, and what is asked, by when. For a how-to or rules it answers what everybody asks first. For a lesson or a story leave its title and its lists empty, its kind is bullets.`,
        ]
      : []),
    ...(source === undefined
      ? ['- Where something is asked of the audience, the last slide before any questions asks for it.']
      : [
          '- Bad news gets a slide of its own, with its cause and what is done about it. What the source decides, advises or asks for is the last slide. Of what somebody is to decide, each decision has its evidence on a slide of its own before it, small ones share one: its title is the reason, its proof what is so, what it costs and brings, worked out, and what speaks against it.',
        ]),
  ].join('\n');
}

function slidesOf({ source, mode }: PlanFacts): string {
  return [
    'Then, the slides: each a message, its proof, and the kind that shows it',
    `- title: the message, a clause with a verb that can be true or false, at most 12 words: no subject, no bare count ("Three roles"), not one of several equal things but what holds for all ("Five rules keep the evening safe"). What limits it (not, almost, if, by when, one of) stays in it, so that it is true read alone; what was seen in one place, month or case is claimed of no more than that, and "all", "every", "only", "never", "because of" stand only where the proof is that strong. A count in it is that of what the slide shows.${source === undefined ? BOLD : ''}`,
    `- points: all that the slide is to show, 2 to 5 short whole sentences, or one for each decision, step or date that it lists: the deciding fact first, each with what makes it true and understood: ${source === undefined ? 'of whom, where, compared with what, under which condition; named things, a rule of thumb, a worked case rather than a general statement. For a slide of figures: what is measured, and of which things or times' : 'of whom and when, compared with what (before, planned, elsewhere), from how many, under which condition, except when'}. Each fact has one slide where it is told, the one that it decides; only the summary and, in a word, what is decided say it again.`,
    `- Everybody reads the slides, few hear the speaker: what decides, limits or explains the message is on its slide and never left to the notes. ${source === undefined || mode === 'condense' ? '' : 'Every fact of the source that somebody would ask for has its slide: the problem that all of it answers, bad news, what was advised against, conditions, exceptions, what is not known. '}A slide holds what its kind shows and, below that, one to three short sentences: plan its points so that they fill both; what has no room there goes to the slide of its subject, never under a title that is about something else.`,
    `- kind: what the proof is. Take the kind below whose case it is and whose needs are all met, bullets where none is. The figure or the thing that the title speaks of is what it shows. But for the summary and side figures, one whose move (was, from … to …) or distance from another matters is drawn, and no line in a card, a cell or a sentence: two values of one measure are a pair, those of two times a change (of up to five measures), three or more a chart; several measures of the same things or years stand together in one table or one chart, not on a slide each. What leads to what is told in the order in which it happened. A proof of two rows goes together with its neighbour. Work that passes from one to the next is swimLanes, duties in no order a table, who deals with whom network, a risk with what it does and what is done about it a table. No kind more than twice in a row.`,
    ...(source === undefined
      ? []
      : [
          `- passages: the numbers in brackets of all passages that the slide draws on, at least one: who writes it may see no others.${LEAVING[mode]}`,
          `- What stands under "${WORTH_SHOWING}" behind the source are hints, not orders.`,
        ]),
    LAST_LOOK,
  ].join('\n');
}

/** Where nothing proves it. */
const BOLD =
  ' What nobody can look up is said as far as it holds ("can", "often", "where the soil is poor") or asked of the audience. What is supposed (a case, its size, its prices) is chosen once; a made-up case is called that in its first title.';

/** What strict readers found in plans most often, as questions. */
const LAST_LOOK =
  '- Before you answer, be the plan’s strictest reader: Is a fact told on two slides (the summary apart)? Does a title claim more than its points prove? Is a comparison, a course of time or a division told in words? Must anybody ask "of whom", "since when", "compared with what"? Would nobody miss a slide? Put it right.';

/** What may be left out of the source. */
const LEAVING: Readonly<Record<Brief['mode'], string>> = {
  preserve: ' Every passage that says something belongs to a slide.',
  expand: '',
  condense: ' Leave out what the message does not need.',
};

const kindsOf = (offered: readonly Form[]): string[] =>
  families.flatMap(({ purpose, forms }) => {
    const own = forms.filter((form) => offered.includes(form));
    return own.length === 0 ? [] : [`${purpose}:`, ...own.map(({ kind, use }) => `- ${kind}: ${use}`)];
  });

const range = ({ least, most }: Range): string => (least === most ? `exactly ${least}` : `${least} to ${most}`);

function sourceOf(source: string): string {
  const { mark, text } = fence(source);
  return `The source, between <${mark}> and </${mark}>:\n\n${text}`;
}
