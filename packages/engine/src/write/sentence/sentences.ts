/** Text into sentences: Intl.Segmenter's, with what it breaks wrongly put together again. */

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    try {
      segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    } catch {
      segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
    }
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

/** Abbreviations after which a sentence goes on, in the languages that end them with a full stop. */
const ABBREVIATION =
  /(?:^|[\s(["'„“«])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|cf|e\.g|i\.e|al|Fig|Figs|Eq|Eqs|Sec|Tab|No|Nos|Nr|Vol|pp?|ca|approx|resp|Inc|Ltd|Co|Corp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|z\. ?B|d\. ?h|[ou]\. ?[äÄ]|ggf|evtl|inkl|sog|u\. ?a|bzw|bspw|vgl|Abs|Str|usw|Hr|Fr|Mio|Mrd|Tsd|Sra?|Dra?|Ud|Uds|pág|núm|art|M|Mme|Mlle|p\. ?ex|c\.-à-d|etc|env|av|n|sig|dott|prof|ecc|dhr|mevr|bijv|d\.w\.z|o\.a|nl|np|tzn|tj|itd|itp|ul|г|гг|ул|т\. ?е|т\. ?к|т\. ?д|т\. ?п|им|руб|тыс|млн|млрд|Örn|vb|yy|dll|Bpk|Ibu|\p{Lu})\.$/u;

/** "etc." and "al." may end a sentence: there a capital decides. */
const MAY_END = /(?:etc|usw|itd|itp|ecc|dll|vb|т\. ?д|т\. ?п)\.$/u;

/** Items that run on in a line of text are sentences of their own, and so is what begins with "mRNA" or "iPhone". */
const INNER_BORDER = /\s+(?=[•▪◦‣]\s)|(?<=\p{L}{3}[.!?])\s+(?=\p{Ll}\p{Lu})/u;

/** Languages that write ordinals, and so dates, with a full stop: "am 3. Oktober". */
const ORDINAL_LANGUAGES = new Set(['de', 'da', 'nb', 'nn', 'fi', 'cs', 'sk', 'sl', 'hr', 'sr', 'hu', 'et', 'lv', 'is', 'tr', 'pl']);

/** The sentences of a paragraph, verbatim and trimmed; joined by a space (or nothing, as the source has it) they are the paragraph. */
export function splitSentences(paragraph: string, language: string): string[] {
  const base = language.split('-')[0] ?? language;
  const pieces: string[] = [];
  for (const { segment } of segmenterFor(language).segment(paragraph)) pieces.push(segment);
  const sentences: string[] = [];
  let open = '';
  for (let i = 0; i < pieces.length; i++) {
    open += pieces[i] ?? '';
    const next = pieces[i + 1];
    if (next !== undefined && continues(open, next, base)) continue;
    for (const piece of open.split(INNER_BORDER)) if (piece.trim() !== '') sentences.push(piece.trim());
    open = '';
  }
  return sentences;
}

function continues(before: string, after: string, language: string): boolean {
  const end = before.trimEnd();
  // A sentence that is a thousand words long is a fault of the source, and glueing it on would make it worse.
  if (end.length > 2000) return false;
  if (/^\s*\p{Ll}(?!\p{Lu})/u.test(after) && !/[!?。！？।۔…]["'”’»」』)]*$/u.test(end)) return true;
  if (/^\s*[,;:)\]”’»」』、，）]/u.test(after)) return true;
  if (ABBREVIATION.test(end.slice(-24)) && !(MAY_END.test(end) && /^\s*\p{Lu}/u.test(after))) return true;
  if (/(?:^|\s)\d{1,3}[.)]$/u.test(end) && end.length <= 4) return true;
  // "z. B.", "d. h.": a letter by itself is the beginning of an abbreviation.
  if (/(?:^|[\s(])\p{Ll}\.$/u.test(end)) return true;
  if (ORDINAL_LANGUAGES.has(language) && /(?:^|\s)\d{1,2}\.$/u.test(end)) return true;
  // "…か？と自問する": the particle takes what stands before it as speech.
  if (language === 'ja' && /[?？!！]$/u.test(end) && /^\s*(?:と(?!は|も|き|て|ん|り)|という|って)/u.test(after)) return true;
  // A verb of saying follows the bracket that closes Japanese speech.
  if (/[」』]$/u.test(end) && /^[\p{Script=Hiragana}]/u.test(after)) return true;
  if (unclosed(end, '「', '」') || unclosed(end, '『', '』') || unclosed(end, '（', '）')) return true;
  return /[([][^()[\]]{0,200}$/u.test(end) && /^[^()[\]]{0,200}[)\]]/u.test(after);
}

const unclosed = (text: string, open: string, close: string): boolean => text.lastIndexOf(open) > text.lastIndexOf(close);
