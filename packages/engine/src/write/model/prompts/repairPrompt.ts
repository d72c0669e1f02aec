/** What is added to a prompt when its answer cannot be used: what came, and what is wrong with it. */

export interface Rejected {
  /** The part of the answer, or undefined when there was none. */
  readonly answer?: unknown;
  readonly problems: readonly string[];
}

const MOST_OF_AN_ANSWER = 10_000;

export const repairPrompt = (prompt: string, { answer, problems }: Rejected): string =>
  [
    prompt,
    ...(answer === undefined
      ? []
      : [`Your last answer, without its empty fields:\n\n${JSON.stringify(answer).slice(0, MOST_OF_AN_ANSWER)}`]),
    ['It cannot be used:', ...problems.map((problem) => `- ${problem}`)].join('\n'),
    'Answer again, with every one of these put right and the rest as it was. What cannot be put right is an empty text or an empty list; every field of the schema is there, and one with fixed values has one of these.',
  ].join('\n\n');
