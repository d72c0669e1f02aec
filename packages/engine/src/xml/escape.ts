/** Escaping for XML 1.0. Characters that XML cannot hold are dropped: one of them makes the whole part unreadable. */

/** Controls but tab and line ends, surrogates without their other half, non-characters: more than production 2 forbids, none of use. */
const forbidden = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;
const special = /[&<>"\t\n\r]/;
const plain = /^[ !#-%'-;=?-~]*$/;

/** Text between tags. */
export function escapeText(text: string): string {
  if (plain.test(text)) return text;
  const kept = text.replace(forbidden, '');
  return special.test(kept) ? kept.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#13;') : kept;
}

/** A value between double quotes. Line ends and tabs are kept, which a parser would otherwise turn into spaces. */
export function escapeAttribute(value: string): string {
  if (plain.test(value)) return value;
  const kept = value.replace(forbidden, '');
  if (!special.test(kept)) return kept;
  return kept
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[\t\n\r]/g, (c) => `&#${c.charCodeAt(0)};`);
}
