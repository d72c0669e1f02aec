/** What the service says of a Deck that it refuses, by the places that it names. */

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
    return { slide: Number(slide), path: path.slice(1), message: `${sentence[0]?.toUpperCase() ?? ''}${sentence.slice(1)}` };
  });
}
