/** Subtitles and transcripts with times (WebVTT, SubRip) as the text that is spoken. */

/** "00:01:02.500 --> 00:01:05.000 align:start", "00:01:02,500 --> 00:01:05,000", "01:02.500 --> 01:05.000". */
const TIMING = /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})(?:\s.*)?$/;
const VOICE = /^<v(?:\.[^\s>]*)?\s+([^>]{1,60})>/i;
const TAG = /<\/?(?:v|c|i|b|u|ruby|rt|lang|font)(?:[.\s][^>]{0,80})?>|<\d[\d:.]*>|\{\\an?\d\}/gi;
/** A text with fewer of them only speaks of times. */
const FEWEST_CUES = 3;
/** Seconds of silence behind a sentence that begin a new paragraph. */
const PAUSE = 1.5;
/** Characters from which on a paragraph ends with its sentence. */
const LONG = 420;
const SENTENCE_END = /[.!?…。！？।؟]["'”’»」』)]*$/u;

interface Cue {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  readonly speaker: string | undefined;
  readonly text: string;
}

/**
 * The words of a text that is a file of subtitles, in paragraphs that end with a sentence (at a pause, or where they are long) or where another
 * person speaks ("Anna: …"); any other text as it is. Takes time in proportion to the text.
 */
export function withoutTimings(text: string): string {
  if (!text.includes('-->')) return text;
  const cues = cuesOf(text.split('\n'));
  if (cues.length < FEWEST_CUES) return text;
  const paragraphs: string[] = [];
  let open: string[] = [];
  let length = 0;
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(' '));
    open = [];
    length = 0;
  };
  cues.forEach((cue, i) => {
    const before = cues[i - 1];
    const turns = cue.speaker !== undefined && cue.speaker !== before?.speaker;
    if (before && (turns || (SENTENCE_END.test(before.text) && (cue.from - before.to >= PAUSE || length >= LONG)))) close();
    // The next part of what somebody says has the name again: it is theirs, too.
    if (cue.speaker !== undefined && open.length === 0) open.push(`${cue.speaker}:`);
    open.push(cue.text);
    length += cue.text.length;
  });
  close();
  return paragraphs.join('\n\n');
}

/** What is said between two times. The line above a time (its number or name), notes and styles belong to nobody's words. */
function cuesOf(lines: readonly string[]): Cue[] {
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, from, to] = TIMING.exec(lines[at] ?? '') ?? [];
    if (from === undefined || to === undefined) continue;
    const said: string[] = [];
    while (at + 1 < lines.length && (lines[at + 1] ?? '').trim() !== '' && !TIMING.test(lines[at + 1] ?? '')) said.push(lines[++at] ?? '');
    const spoken = said.join(' ').trim();
    const text = spoken.replace(TAG, '').replace(/\s+/g, ' ').trim();
    if (text === '' || text === cues.at(-1)?.text) continue;
    cues.push({ from: seconds(from), to: seconds(to), speaker: VOICE.exec(spoken)?.[1]?.trim(), text });
  }
  return cues;
}

const seconds = (time: string): number =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0);
