/**
 * What a server does not take of a request, by what it answers: the parameter is left out, said in its other name, or lowered, and that is
 * remembered for all further requests to this server. How the answer is to be formatted is not among it: that needs another prompt.
 */
import { saysTooLong } from './saidBy.ts';

type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;
type Fields = Record<string, unknown>;
type Concession = (fields: Fields) => Fields;

/** Without these there is no question, or another one. */
const ESSENTIAL = new Set(
  'model messages input contents system systemInstruction stream response_format text output_config tools tool_choice generationConfig'.split(
    ' ',
  ),
);
const MOST = 6;
const LIMIT = ['max_completion_tokens', 'max_tokens', 'max_output_tokens'];

export function concedingFetch(fetch: Fetch): Fetch {
  const made: Found[] = [];
  return async (address, init) => {
    const asked = fieldsOf(init?.body);
    if (!asked) return fetch(address, init);
    const own: Found[] = [];
    for (let tries = 0; ; tries++) {
      const known = [...made, ...own];
      const fields = known.reduce((left, { concede }) => concede(left), asked);
      const response = await fetch(address, { ...init, body: JSON.stringify(fields) });
      if (response.status !== 400 && response.status !== 422) return response;
      const said = await response.text();
      const found = tries < MOST ? concessionFor(said, fields, (name) => known.some((other) => other.name === name)) : undefined;
      if (!found) return new Response(said, { status: response.status, statusText: response.statusText, headers: response.headers });
      // Another call that was under way may have found the same.
      if (found.once) own.push(found);
      else if (!made.some(({ name }) => name === found.name)) made.push(found);
    }
  };
}

function fieldsOf(body: RequestInit['body']): Fields | undefined {
  if (typeof body !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

interface Found {
  /** What is done to which field. */
  readonly name: string;
  readonly concede: Concession;
  /** For this request alone. */
  readonly once?: true;
}

const FEWEST_TOKENS = 256;

/** Undefined where the server complains about something else, or about what has been conceded already. */
function concessionFor(said: string, fields: Fields, isMade: (name: string) => boolean): Found | undefined {
  const limit = LIMIT.find((name) => name in fields);
  if (limit !== undefined && LIMIT.some((name) => said.includes(name))) {
    const found = limitConcession(said, limit, Number(fields[limit]));
    if (found && !isMade(found.name)) return found;
  }
  if (saysTooLong(said)) return undefined;
  const named = Object.keys(fields).find((name) => !ESSENTIAL.has(name) && new RegExp(`(?<![\\w])${name}(?![\\w])`).test(said));
  return named === undefined ? undefined : { name: `without ${named}`, concede: without(named) };
}

function limitConcession(said: string, limit: string, asked: number): Found | undefined {
  // "(8000 > 8192 - 3000)": the window less the prompt.
  const [, window, prompt] = /\d+ > (\d+) - (\d+)/.exec(said) ?? [];
  const room = window === undefined ? undefined : Number(window) - Number(prompt);
  if (room !== undefined) return room >= FEWEST_TOKENS ? { name: 'room', concede: lowered(limit, room), once: true } : undefined;
  const [, most] = MOST_TOKENS.exec(said) ?? [];
  if (most !== undefined && Number(most) < asked && Number(most) >= FEWEST_TOKENS)
    return { name: `at most ${most}`, concede: lowered(limit, Number(most)) };
  if (saysTooLong(said)) return undefined;
  const other = limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  const names = limit !== 'max_output_tokens' && new RegExp(`(?<!\\w)${other}(?!\\w)`).test(said);
  return names ? { name: `${limit} as ${other}`, concede: renamed(limit, other) } : undefined;
}

const MOST_TOKENS = /(?:at most|less than or equal to|maximum (?:value |allowed )?(?:is|of)|<=|\d+ >)\s*(\d{3,7})/i;

const without =
  (name: string): Concession =>
  ({ [name]: _, ...rest }) =>
    rest;
const lowered =
  (name: string, most: number): Concession =>
  (fields) =>
    name in fields ? { ...fields, [name]: Math.min(most, Number(fields[name])) } : fields;
const renamed =
  (name: string, other: string): Concession =>
  ({ [name]: value, ...rest }) =>
    value === undefined ? rest : { ...rest, [other]: value };
