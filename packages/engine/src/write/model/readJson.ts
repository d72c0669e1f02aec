/** The object in a model's answer: fenced, surrounded by prose, with a comma too many, or broken off in the middle. */

type Container = '{' | '[';

/** Undefined when the text holds no object. Of an answer that broke off, what was complete is kept. */
export function readJson(text: string): unknown {
  // Models that think aloud do so before the answer; drafts in there are not the answer.
  const said = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  for (let at = said.indexOf('{'); at >= 0; ) {
    const { value, end } = objectAt(said, at);
    if (value !== undefined) return value;
    // What is in braces and no JSON is prose, and so is what is inside of it.
    at = said.indexOf('{', end);
  }
  return undefined;
}

/** Scans from an opening brace to the one that closes it, mending on the way what JSON.parse does not take. */
function objectAt(text: string, from: number): { value: unknown; end: number } {
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
      if (open.length <= DEEPEST_KEPT) complete = { length: mended.length, open: [...open] };
      continue;
    }
    mended += character;
  }
  const value = complete && parse(mended.slice(0, complete.length) + closing(complete.open));
  return { value, end: text.length };
}

/** An answer is an object of slides: one that broke off keeps those that are whole, and nothing of the last. */
const DEEPEST_KEPT = 1;
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
