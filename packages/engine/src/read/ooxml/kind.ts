/** What an Office Open XML package is. */
import { Package } from './package.ts';

export type PackageKind = 'docx' | 'pptx' | 'xlsx' | 'other';

/** By root element of the main part. */
const KINDS: Readonly<Record<string, PackageKind>> = { 'w:document': 'docx', 'p:presentation': 'pptx', 'x:workbook': 'xlsx' };

const MAIN_TYPES = /(?:wordprocessingml|presentationml|spreadsheetml|ms-word|ms-powerpoint|ms-excel)\S*\.main\+xml$/i;
const CUSTOMARY = ['word/document.xml', 'ppt/presentation.xml', 'xl/workbook.xml'];

/**
 * Decides by what the main part is, whatever the file is called and its content types declare. Variants with macros and templates are
 * what they are a variant of. 'other' is a zip archive that is no package: an OpenDocument, an EPUB, a folder of files.
 * @throws UnreadableDocument when the archive itself cannot be read
 */
export const packageKind = (bytes: Uint8Array): PackageKind => mainPartOf(new Package(bytes))?.kind ?? 'other';

/** The main part: where the package's relationship leads, else of a main part's content type, else where it customarily is. */
export function mainPartOf(pack: Package): { readonly part: string; readonly kind: PackageKind } | undefined {
  const related = pack.related('', 'officeDocument');
  for (const part of [...(related === undefined ? [] : [related]), ...pack.partsOfType(MAIN_TYPES), ...CUSTOMARY]) {
    const kind = KINDS[pack.rootName(part) ?? ''];
    if (kind) return { part, kind };
  }
  return undefined;
}
