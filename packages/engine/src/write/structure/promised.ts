/** Who does what, told in one message of a chat: "I write to the council tomorrow, Fatima makes the budget, Ruud the notice". */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import type { Block } from '../../model/document.ts';

export interface Promised {
  /** Position of the message, and its sentence that gives out the tasks. */
  readonly at: number;
  readonly sentence: string;
  /** Each task behind the name of who does it. */
  readonly items: readonly string[];
}

const FEWEST_NAMED = 2;
const LEVEL = 2;

/** Of the messages behind the one at `from`; undefined where nobody gives out tasks. */
export function promisedIn<M extends { readonly speaker: string }>(
  messages: readonly M[],
  from: number,
  textOf: (message: M) => string,
): Promised | undefined {
  const names = [...new Set(messages.map(({ speaker }) => firstOf(speaker)))].filter((name) => name.length > 1);
  for (let at = from + 1; at < messages.length; at++) {
    const message = messages[at] as M;
    for (const sentence of textOf(message).split(/(?<=[.!。])\s+/u)) {
      const parts = sentence.split(/\s*[,;،，；、]\s*/u);
      const owners = parts.map((part) => names.find((name) => part.startsWith(name) && !/^[\p{L}\p{M}]/u.test(part.slice(name.length))));
      // What the first part tells, the speaker does, where it names nobody; what follows without a name goes on with the part before.
      if (owners.filter((owner) => owner !== undefined).length < FEWEST_NAMED) continue;
      const items: string[] = [];
      parts.forEach((part, i) => {
        const owner = owners[i] ?? (i === 0 ? firstOf(message.speaker) : undefined);
        const task = part.slice(owners[i]?.length ?? 0).replace(/^[\s:：–-]+|[.。!]+$/gu, '');
        if (owner === undefined) items.push(`${items.pop() ?? ''}, ${task}`);
        else items.push(`${owner}: ${task}`);
      });
      return { at, sentence, items };
    }
  }
  return undefined;
}

const firstOf = (speaker: string): string => speaker.split(' ')[0] ?? speaker;

/** As a list under the language's word for tasks, where it has one. */
export function withTasks({ items }: Promised, language: string): readonly Block[] {
  const [word = ''] = listOf(languageOf(language).reading.tasks);
  const text = `${word.charAt(0).toLocaleUpperCase(language)}${word.slice(1)}`;
  const heading: readonly Block[] = word === '' ? [] : [{ type: 'heading', id: 'tasks', level: LEVEL, text }];
  return [
    ...heading,
    { type: 'list', id: 'task-list', ordered: false, items: items.map((item) => ({ level: 0, runs: [{ text: item }] })) },
  ];
}
