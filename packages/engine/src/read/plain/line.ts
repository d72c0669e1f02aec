/** What one line of a plain text looks like by itself. */

export type Line =
  | { kind: 'blank' }
  | { kind: 'fence' }
  | { kind: 'rule' }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; indent: number; ordered: boolean; mark: string; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'text'; text: string };

const RULE = /^\s*(?:([-=_*~#+.])\s?)(?:\1\s?){2,}$/;
/** "# | Action | Owner" is the head of a table. */
const ATX = /^ {0,3}(#{1,6})\s+(?!\|)(.*?)\s*#*$/;
/** "--- timeline (UTC) ---", "=== Costs ===": a line that divides a text, with the name of what follows. */
const DIVIDER = /^\s*(?!-{5})([-=*~_–—])\1{1,}\s*(\p{L}[^|]{0,70}?)\s*\1{2,}$/u;
const BULLET = /^(\s*)([-*•‣◦▪▫●○■□·–—+>»◎✓✔☐☑➢→]|\[[ xX]\])\s+(?=\S)(.*)$|^(\s*)([・●■◆▶※◎])(?=\S)(.*)$/u;
const NUMBER =
  /^(\s*)(\(?\p{Nd}{1,3}[.)](?!\p{Nd})|[۰-۹٠-٩]{1,3}\s?[-–ـ](?=\s?\p{L})|[（(]?[\d０-９]{1,3}[）]|[\d０-９]{1,3}[、．]|\(?[a-zA-Z][.)](?=\s)|[가나다라마바사아자차카타파하][.)](?=\s)|[①-⑳]|[一二三四五六七八九十]{1,3}、|（[一二三四五六七八九十\d]{1,3}）)\s*(?=\S)(.*)$/u;

/** A longer line is a paragraph whatever it begins with. */
const LONGEST_MARKED = 4000;

const LONGEST_DIVIDER = 120;

export function classify(line: string): Line {
  if (line.trim() === '') return { kind: 'blank' };
  if (line.length > LONGEST_MARKED) return { kind: 'text', text: line.trim() };
  if (/^ {0,3}(?:```|~~~)/.test(line)) return { kind: 'fence' };
  if (RULE.test(line)) return { kind: 'rule' };
  const atx = ATX.exec(line);
  if (atx?.[2]) return { kind: 'heading', level: atx[1]?.length ?? 1, text: atx[2] };
  const divider = line.length <= LONGEST_DIVIDER ? DIVIDER.exec(line) : null;
  if (divider) return { kind: 'heading', level: 2, text: divider[2] ?? '' };
  const quoted = /^ {0,3}(?:> ?)+(?=\S)(.*)$/.exec(line);
  if (quoted) return { kind: 'quote', text: quoted[1] ?? '' };
  const bullet = BULLET.exec(line);
  if (bullet) {
    const mark = bullet[2] ?? bullet[5] ?? '';
    return { kind: 'item', indent: width(bullet[1] ?? bullet[4] ?? ''), ordered: false, mark, text: bullet[3] ?? bullet[6] ?? '' };
  }
  const number = NUMBER.exec(line);
  // A single letter and a full stop is an initial ("J. Smith") far more often than a list.
  if (number && !/^[A-Z]\.$/.test(number[2] ?? '')) {
    return { kind: 'item', indent: width(number[1] ?? ''), ordered: true, mark: number[2] ?? '', text: number[3] ?? '' };
  }
  return { kind: 'text', text: line.trim() };
}

const width = (space: string): number => space.replace(/\t/g, '    ').length;

/** Signs that set off headings where they do not stand before each line: "■注意点". */
const HEADING_MARK = /^[■□◆◇●○◎▶※]$/u;

/** Whether the line is such a heading; `below` is the one under it. */
export function isMarkedHeading(line: Line, below: string | undefined): boolean {
  if (line.kind !== 'item' || !HEADING_MARK.test(line.mark) || line.indent > 0) return false;
  const next = below === undefined ? undefined : classify(below);
  return isHeadingLike(line.text) && !(next?.kind === 'item' && next.mark === line.mark);
}

/** Depth of a decimal heading number: "2" is 1, "2.1" and "2.1." are 2; 0 when the line does not begin with one. */
export function numberDepth(line: string): number {
  const match = /^\s*(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{L}/u.exec(line);
  return match ? (match[1] ?? '').split('.').length : 0;
}

/** Short enough for a heading and not ended like a sentence. */
export function isHeadingLike(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 90 || trimmed.length < 2 || !/\p{L}/u.test(trimmed)) return false;
  if (/[.,;…。，、；।۔]$/u.test(trimmed) && !/\betc\.$|\b\p{Lu}\.$/u.test(trimmed)) return false;
  return trimmed.split(/\s+/).length <= 13;
}

/** All capitals, in a script that has them, with at least two words or six letters. */
export const isShouted = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4;
