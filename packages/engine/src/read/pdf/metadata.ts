/** Title, author and dates as the file's properties declare them, where they make sense. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { oneLine } from '../../model/oneLine.ts';

export interface Metadata {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly created?: string;
  readonly modified?: string;
}

export async function readMetadata(pdf: PDFDocumentProxy): Promise<Metadata> {
  const found = await pdf.getMetadata().catch(() => undefined);
  const info: Readonly<Record<string, unknown>> = { ...found?.info };
  const title = sensible(info.Title, isTitle);
  const author = sensible(info.Author, isAuthor);
  const language = typeof info.Language === 'string' && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(info.Language) ? info.Language : undefined;
  const created = isoDate(info.CreationDate);
  const modified = isoDate(info.ModDate);
  return {
    ...(title && { title }),
    ...(author && { author }),
    ...(language && { language }),
    ...(created && { created }),
    ...(modified && { modified }),
  };
}

function sensible(value: unknown, accepts: (text: string) => boolean): string | undefined {
  if (typeof value !== 'string') return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: properties carry stray bytes.
  const text = oneLine(value.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\ufffd]/g, ' '));
  return text !== '' && text.length <= 300 && accepts(text) ? text : undefined;
}

/** Programs write their own name, the file's name or a placeholder into the title. */
const NO_TITLE =
  /^(?:microsoft (?:word|excel|powerpoint)\b.*|\(?(?:anonymous|untitled|unknown|title|document|doc|noname|presentation|slide) ?\d*\)?|powerpoint presentation|untitled[ \-.]?\d*|.*\.(?:docx?|odt|rtf|pdf|tex|dvi|pptx?|odp|xlsx?|indd|qxd|qxp|cdr|ai|eps|ps|html?|txt|fm|pub|wpd|pages|md)|https?:\S*|[\w-]{0,3}\d[\w-]*|bilaga|dokument\d*|book\d*|mappe\d*|scan\w*|about:blank)$/i;
const isTitle = (text: string): boolean => !NO_TITLE.test(text) && /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text);

const NO_AUTHOR =
  /^(?:\(?(?:anonymous|unknown|author|user|admin|administrator|owner|root|default|ieuser|username|microsoft office user|windows user|python-docx)\)?|[a-z0-9._-]*\d[a-z0-9._-]*)$/i;
const isAuthor = (text: string): boolean => !NO_AUTHOR.test(text) && /\p{L}{2}/u.test(text) && text.length <= 200;

/** "D:20230616093129+02'00'" as ISO 8601. */
function isoDate(value: unknown): string | undefined {
  const match = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?\s*(?:([+-])(\d\d)'?(\d\d)?'?|Z[\d']*)?/.exec(
    typeof value === 'string' ? value : '',
  );
  if (!match) return undefined;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, hours = '00', minutes = '00'] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1985 ? undefined : date.toISOString();
}
