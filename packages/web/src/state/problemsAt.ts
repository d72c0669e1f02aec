/** What the service says of a Deck that it refuses, by the places that it names. */
import { withoutGiven } from './plainWords.ts';
import { memberName, nameOf } from './slideParts.ts';

export interface PlacedProblem {
  /** Index of the slide; undefined where the problem is none of a slide's. */
  readonly slide: number | undefined;
  /** The place within the slide, such as "chart.series.0.values.2"; empty for the slide as a whole. */
  readonly path: string;
  readonly message: string;
}

const BEGINS = /(?:^|(?<=\. ))slides\.(\d+)((?:\.\w+)*) /g;

/** `message` is the service's, in which each sentence begins with a path. */
export function problemsIn(message: string): PlacedProblem[] {
  const found = [...message.matchAll(BEGINS)];
  if (found[0]?.index !== 0) return [{ slide: undefined, path: '', message }];
  return found.map((match, index) => {
    const [start, slide, path = ''] = match;
    const sentence = message.slice(match.index + start.length, found[index + 1]?.index ?? message.length).trim();
    return { slide: Number(slide), path: path.slice(1), message: begun(path.slice(1), withoutGiven(sentence)) };
  });
}

/** What is said of the slide as a whole names what it is about itself. */
const begun = (path: string, sentence: string): string =>
  path === '' ? `${sentence[0]?.toUpperCase() ?? ''}${sentence.slice(1)}` : `${labelAt(path.split('.'))} ${sentence}`;

/** What the field at the place is called: a member of a list by its number, and its text as it itself. */
function labelAt(path: readonly string[]): string {
  const steps = path.at(-1) === 'text' && /^\d+$/.test(path.at(-2) ?? '') ? path.slice(0, -1) : path;
  const last = steps.at(-1) ?? '';
  return /^\d+$/.test(last) ? `${memberName(steps.at(-2) ?? '')} ${Number(last) + 1}` : nameOf(last);
}
