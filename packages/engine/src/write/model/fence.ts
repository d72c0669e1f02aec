/** The fence around what comes from outside: everything inside is data, whatever it says. */

export interface Fenced {
  readonly text: string;
  /** Stands in both marks; the text does not contain it, so nothing in the text can close the fence. */
  readonly mark: string;
}

export function fence(text: string): Fenced {
  let seed = 2166136261;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
  let mark = '';
  do {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 1;
    mark = `source-${(seed >>> 0).toString(36)}`;
  } while (text.includes(mark));
  return { mark, text: `<${mark}>\n${text}\n</${mark}>` };
}
