/** Fields that the interface does not know are accepted, since clients of it may send more, and named in a header. */
import { nearest } from '@slidewright/contract/nearest';

export const warningHeader = 'x-slidewright-warning';

const mostNamed = 5;
const longestName = 60;

/** Names those of the fields that are not known, each with the known one that was probably meant; undefined when all are known. In ASCII. */
export function warningOf(fields: readonly string[], known: readonly string[]): string | undefined {
  const unknown = fields.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const unsent = known.filter((name) => !fields.includes(name));
  const named = unknown.slice(0, mostNamed).map((name) => {
    const meant = nearest(name, unsent);
    return `"${printable(name)}"${meant === undefined ? '' : ` (did you mean "${meant}"?)`}`;
  });
  const more = unknown.length - named.length;
  const all = more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
  return `${unknown.length === 1 ? 'Unknown field' : 'Unknown fields'}, left unheeded: ${all}`;
}

/** As it stands in JSON, cut where it is long: headers hold ASCII alone. */
function printable(name: string): string {
  const cut = name.length > longestName ? `${name.slice(0, longestName)}...` : name;
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(cut)
    .slice(1, -1)
    .replace(/[^\x20-\x7e]/g, escaped);
}
