/** The object in a model's answer: fenced, surrounded by prose, with a comma too many, or broken off in the middle. */

type Container = '{' | '[';

/**
 * Undefined when the text holds no object. Of several the longest is the answer: models quote and draft in shorter ones. Of an answer that
 * broke off, what was complete is kept, down to so many containers within each other. A list of objects is an object with them as `items`.
 */
export function readJson(text: string, deepest = 1): unknown {
  const said = withoutThoughts(text);
  const answer = longestIn(said, deepest);
  // An answer in front of the thoughts is better than none.
  return answer === undefined && said !== text ? longestIn(text, deepest) : answer;
}

const THOUGHT = /<(think(?:ing)?|thought|reasoning)>[\s\S]*?<\/\1>|\[THINK\][\s\S]*?\[\/THINK\]/gi;
/** Where thoughts end whose beginning the server has kept to itself. */
const LAST_THOUGHT = /^[\s\S]*(?:<\/(?:think(?:ing)?|thought|reasoning)>|\[\/THINK\]|<\|channel\|>final<\|message\|>)/i;

/** Models that think aloud do so before the answer, sometimes after it: drafts in there are not the answer. */
const withoutThoughts = (text: string): string => text.replace(THOUGHT, '').replace(LAST_THOUGHT, '');

function longestIn(text: string, deepest: number): unknown {
  let best: { value: unknown; length: number } | undefined;
  const list = /^[^{[]*\[\s*\{/.test(text) ? text.indexOf('[') : -1;
  if (list >= 0) {
    const { value } = containerAt(text, list, deepest);
    if (Array.isArray(value)) return { items: value };
  }
  for (let at = text.indexOf('{'); at >= 0; ) {
    const { value, end } = containerAt(text, at, deepest);
    if (value !== undefined && end - at > (best?.length ?? 0)) best = { value, length: end - at };
    // What is in braces and no JSON is prose, and so is what is inside of it.
    at = text.indexOf('{', end);
  }
  return best?.value;
}

/** Scans from an opening brace or bracket to the one that closes it, mending on the way what JSON.parse does not take. */
function containerAt(text: string, from: number, deepest: number): { value: unknown; end: number } {
  const open: Container[] = [];
  let mended = '';
  let inString = false;
  /** Where the last value inside of the outermost containers ended, and what was open then. */
  let complete: { length: number; open: Container[] } | undefined;
  for (let i = from; i < text.length; i++) {
    const character = text.charAt(i);
    if (inString) {
      if (character === '\\') mended += character + text.charAt(++i);
      else if (character === '"') {
        inString = false;
        mended += character;
      } else mended += CONTROL[character] ?? character;
      continue;
    }
    if (character === '"') inString = true;
    if (character === '{' || character === '[') open.push(character);
    if (character === '}' || character === ']') {
      mended = mended.replace(/,\s*$/, '');
      if ((character === '}') !== (open.pop() === '{')) return { value: undefined, end: i };
      mended += character;
      if (open.length === 0) return { value: parse(mended), end: i };
      if (open.length <= deepest) complete = { length: mended.length, open: [...open] };
      continue;
    }
    mended += character;
  }
  const value = complete && parse(mended.slice(0, complete.length) + closing(complete.open));
  return { value, end: text.length };
}

const CONTROL: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '', '\t': '\\t' };

const closing = (open: readonly Container[]): string =>
  [...open]
    .reverse()
    .map((container) => (container === '{' ? '}' : ']'))
    .join('');

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
