/** What is looked for in every text that a model wrote: strange numbers and names, another language, what was never meant to be seen. */

import { confessionIn, isInstruction, ordersModel } from '../../languages/modelTalk.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import type { Body } from '../slides/kinds/kind.ts';
import { contactsIn } from './contacts.ts';
import { withDateLimit } from './dateLimits.ts';
import { wrongEquation } from './equations.ts';
import { type Ground, sharedContent } from './grounding.ts';
import { languageProblem } from './languageCheck.ts';
import { withoutOrphans, withTheirGround } from './leaning.ts';
import { type Limited, withLimits } from './limits.ts';
import { leavesOf } from './salvage.ts';
import { Sayings } from './sayings.ts';
import { withShifts } from './shifts.ts';
import { type Stated, statedIn } from './statedLimits.ts';

export interface InspectorOptions {
  /** BCP 47 tag that the deck is to be in. */
  readonly language: string;
  /** Another language that it may be in as well, since somebody asked for it. */
  readonly orIn?: string | undefined;
  /** The source that everything must stand in; undefined where nothing is given but a topic. */
  readonly ground: Ground | undefined;
  /** Whether the words must be the source's as well. */
  readonly verbatim: boolean;
}

export interface Inspector {
  /** What is wrong with one text, in words for the model; `beside` are the lines of its slide, from which its figures may follow. */
  textProblem(text: string, beside?: readonly string[]): string | undefined;
  /** What is wrong with a text that need not be in the source's words: what is spoken, or planned; `known` are texts that hold. */
  spokenProblem(text: string, beside?: readonly string[], known?: readonly string[]): string | undefined;
  /** What is wrong with a title, which need not be in the source's words either. */
  titleProblem(title: string, beside?: readonly string[], known?: readonly string[]): string | undefined;
  /** What is wrong with the language of a longer stretch. */
  languageProblem(text: string): string | undefined;
  /** What is wrong with a body as a whole, whose texts are sound; `passages` is what it draws on, empty where there is no source. */
  bodyProblems(title: string, body: Body, passages: string): string[];
  /** The text with what limits its figures in `passages`, or in all of the source; `shown` is all that its slide says, `beside` its item. */
  limited(text: string, passages: string, shown: string, isFigure?: boolean, beside?: string): Limited;
  /** The date with what limits it in `passages`, or in all of the source, where they say what stands `beside` it; undefined where nothing is missing. */
  dated(date: string, passages: string, beside: string): string | undefined;
  /** The text with "by" and "to" in front of its figures as the source has them; undefined where nothing is to be put right. */
  shifted(text: string): string | undefined;
  /** The sentences that may be spoken, each once. */
  soundNotes(notes: string, beside?: readonly string[]): string;
}

/** Words of the schema and marks of the prompt: no presentation speaks of them. */
const LEAKED = /\b(?:minLength|maxLength|minItems|maxItems|additionalProperties|anyOf|oneOf|nullish)\b|<\/?source-|\bslide_\d+\b/;

/** Share of a slide's words that must be the source's where its wording is to be kept. */
const VERBATIM = 0.8;
/** Words of a text that is held against the source's wording by itself. */
const VERBATIM_FROM = 6;
/** Share of a slide's words of content that its passages have at least: a slide in other words has a third of them, one of another subject none. */
const SHARED = 0.12;

export function createInspector({ language, orIn, ground, verbatim }: InspectorOptions): Inspector {
  const spokenProblem = (text: string, beside?: readonly string[], known?: readonly string[]): string | undefined => {
    const leaked = LEAKED.exec(text)?.[0];
    if (leaked !== undefined) return `"${leaked}" is not content`;
    if (ordersModel(text)) return 'it speaks to a model, not to the audience';
    const confession = confessionIn(text);
    if (confession !== undefined && !ground?.quotes(confession)) return `"${confession}" speaks of you or your task, not of the subject`;
    const contact = ground ? ground.strangeContact(text) : contactsIn(text)[0]?.written;
    if (contact !== undefined) return `the address "${contact}" is not in the source`;
    return wrongEquation(text, language) ?? ground?.problemOf(text, beside, known);
  };
  const textProblem = (text: string, beside?: readonly string[]): string | undefined => {
    const problem = spokenProblem(text, beside);
    if (problem !== undefined || !ground || !verbatim) return problem;
    const own = text.split(/\s+/).length < VERBATIM_FROM || ground.wording(text) >= VERBATIM;
    return own ? undefined : 'it does not keep the wording of the source';
  };
  const stated = new Map<string, Stated[]>();
  const statedBy = (passages: string): Stated[] => {
    const found = stated.get(passages) ?? statedIn(passages, language);
    stated.set(passages, found);
    return found;
  };
  const wrongLanguage = (text: string) =>
    orIn !== undefined && languageProblem(text, orIn) === undefined ? undefined : languageProblem(text, language);
  return {
    textProblem,
    spokenProblem,
    titleProblem(title, beside, known) {
      if (isInstruction(title) && !ground?.quotes(title)) return 'it tells what to write, and is no title';
      return spokenProblem(title, beside, known);
    },
    languageProblem: wrongLanguage,
    bodyProblems(title, body, passages) {
      const texts = leavesOf(body).map(({ text }) => text);
      const problems: string[] = [];
      if (ground && body.kind === 'quote' && !ground.quotes(body.quote)) problems.push('the quotation is not in the source word for word');
      const said = texts.join(' ');
      if (ground && verbatim && ground.wording(said) < VERBATIM) {
        problems.push('it does not keep the wording of the source: use its own sentences and phrases');
      }
      const shared = passages === '' ? undefined : sharedContent(said, passages, language);
      if (shared !== undefined && shared < SHARED) problems.push('it says nothing of what its passages say');
      const foreign = wrongLanguage([title, ...texts].join(' '));
      if (foreign !== undefined) problems.push(foreign);
      return problems;
    },
    limited: (text, passages, shown, isFigure, beside) =>
      ground
        ? withLimits(text, [statedBy(passages), statedBy(ground.source)], language, shown, isFigure, beside)
        : { text, put: [], missing: [] },
    shifted: (text) => ground && withShifts(text, ground.source, language),
    dated: (date, passages, beside) =>
      ground && (withDateLimit(date, passages, language, beside) ?? withDateLimit(date, ground.source, language, beside)),
    soundNotes(notes, beside) {
      if (wrongLanguage(notes) !== undefined) return '';
      const said = new Sayings([]);
      const sound = withoutOrphans(splitSentences(notes, language), (sentence) => spokenProblem(sentence, beside) === undefined, language);
      const isNew = sound.map((sentence) => {
        const known = said.has(sentence);
        if (!known) said.add(sentence);
        return !known;
      });
      return withTheirGround(sound, (_, i) => isNew[i] === true, language).join(' ');
    },
  };
}
