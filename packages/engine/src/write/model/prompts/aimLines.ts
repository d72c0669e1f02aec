/** What a deck is for, as the prompts after its plan say it. */
import type { Aim } from '../plan.ts';

export function aimLines({ message, question, action }: Aim): string[] {
  const lines = [
    ...(question ? [`The audience asks: ${JSON.stringify(question)}`] : []),
    ...(message ? [`Its message: ${JSON.stringify(message)}`] : []),
    ...(action ? [`What they are to do: ${JSON.stringify(action)}`] : []),
  ];
  return lines.length > 0 ? [lines.join('\n')] : [];
}
