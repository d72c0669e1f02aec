/**
 * Markdown in stretches that are parsed one by one: the parser's time grows with the square of what stands in lists and quotations (a
 * nested list of 64 KB took ten seconds), so it is given a few thousand characters at a time, cut where a block of the top level begins.
 */

export interface Stretch {
  readonly text: string;
  /** Its first list is the rest of the one that the stretch before ended with. */
  readonly continuesList: boolean;
}

/** UTF-16 units from which on the next good place is taken; a text that is not longer is one stretch. */
const SHORTEST = 2000;
/** From here on any line will do: nobody writes a paragraph or a list item of this length. */
const LONGEST = 16_000;

const FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})/;
const LIST_MARK = /^(?:([-*+])|\d{1,9}([.)]))(?=\s|$)/;
const RULE = /^([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
/** What begins a block even where no blank line stands before it. */
const STARTER = /^(?:#{1,6}\s|>|`{3}|~{3})/;
const TABLE_ROW = /^[^>*+\d\s-][^|]*\||^\|/;
/** HTML that goes on over blank lines, and how it ends. */
const HTML: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}<!--/, '-->'],
  [/^ {0,3}<\?/, '?>'],
  [/^ {0,3}<!\[CDATA\[/, ']]>'],
  [/^ {0,3}<script(?=[\s>]|$)/i, '</script>'],
  [/^ {0,3}<style(?=[\s>]|$)/i, '</style>'],
  [/^ {0,3}<pre(?=[\s>]|$)/i, '</pre>'],
  [/^ {0,3}<textarea(?=[\s>]|$)/i, '</textarea>'],
];

export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let lines: string[] = [];
  let length = 0;
  let continuesList = false;
  let blankBefore = true;
  /** Mark of the list that is open at the top level. */
  let list: string | undefined;
  let fence: string | undefined;
  let htmlEnd: string | undefined;
  const cut = (continues: boolean, opener?: string) => {
    stretches.push({ text: lines.join('\n'), continuesList });
    lines = opener === undefined ? [] : [opener];
    length = 0;
    continuesList = continues;
  };
  for (const line of text.split('\n')) {
    const mark = RULE.test(line) ? undefined : markOf(line);
    const topLevel = line !== '' && !/^\s/.test(line);
    const free = fence === undefined && htmlEnd === undefined;
    const same = mark !== undefined && mark === list;
    if (length >= SHORTEST && free && topLevel && (blankBefore || same)) cut(same);
    else if (length >= LONGEST && !TABLE_ROW.test(line)) cut(same, fence);
    if (free && topLevel && mark !== undefined) list = mark;
    else if (free && topLevel && (blankBefore || STARTER.test(line) || RULE.test(line))) list = undefined;
    if (htmlEnd !== undefined) htmlEnd = line.toLowerCase().includes(htmlEnd) ? undefined : htmlEnd;
    else if (fence !== undefined) fence = closes(line, fence) ? undefined : fence;
    else {
      fence = FENCE.exec(line)?.[1];
      const end = line.includes('<') ? HTML.find(([start]) => start.test(line))?.[1] : undefined;
      htmlEnd = end !== undefined && !line.toLowerCase().includes(end) ? end : undefined;
    }
    lines.push(line);
    length += line.length + 1;
    blankBefore = line.trim() === '';
  }
  cut(false);
  return stretches;
}

function markOf(line: string): string | undefined {
  const match = LIST_MARK.exec(line);
  return match?.[1] ?? match?.[2];
}

function closes(line: string, fence: string): boolean {
  const mark = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line)?.[1];
  return mark?.[0] === fence[0] && (mark?.length ?? 0) >= fence.length;
}
