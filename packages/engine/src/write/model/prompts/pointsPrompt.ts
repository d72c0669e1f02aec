/** The prompt that asks again for planned points whose figures nobody can prove. */
import { fence } from '../fence.ts';

export interface PointsFacts {
  /** By their fields of the answer. */
  readonly points: readonly { readonly key: string; readonly text: string; readonly problem: string; readonly title?: string }[];
  readonly source: string;
}

export function pointsPrompt({ points, source }: PointsFacts): string {
  const { text, mark } = fence(source);
  return [
    'Of your plan of a presentation these statements have a figure that neither stands in the source nor follows from figures that do:',
    points
      .map(
        ({ key, text: said, problem, title }) =>
          `- ${key}: ${JSON.stringify(said)}: ${problem}${title ? `; its slide: ${JSON.stringify(title)}` : ''}`,
      )
      .join('\n'),
    'Answer each anew, about as long: with the right figure and, in the same statement, those that it is worked out from; or without it. Empty where nothing is left to say.',
    `The source, between <${mark}> and </${mark}>:\n\n${text}`,
  ].join('\n\n');
}
