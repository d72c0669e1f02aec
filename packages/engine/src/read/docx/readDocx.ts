/** A DOCX (ISO 29500 WordprocessingML, Transitional or Strict; templates and files with macros too) as a Document. */
import type { Document } from '../../model/document.ts';
import { childrenOf, type XmlElement } from '../../xml/tree.ts';
import type { ConvertPicture } from '../convertPicture.ts';
import { UnreadableDocument } from '../failure.ts';
import { ImageStore } from '../ooxml/imageStore.ts';
import { mainPartOf } from '../ooxml/kind.ts';
import { LanguageTally } from '../ooxml/language.ts';
import { Package } from '../ooxml/package.ts';
import { propertiesOf } from '../ooxml/properties.ts';
import { linesOf } from '../ooxml/story.ts';
import { toDocument } from '../ooxml/toDocument.ts';
import { BodyReader, readBlocks } from './body.ts';
import { impliedHeadings } from './impliedHeadings.ts';
import { Numbering } from './numbering.ts';
import type { Source } from './source.ts';
import { Styles } from './styles.ts';

/**
 * Tracked changes are accepted; hidden text, comments, headers, footers and tables of contents are left out. Footnotes and endnotes
 * are notes after the block that refers to them. Macros and links to other files are never followed. Pictures in other formats than PNG
 * and JPEG come along if `convertPicture` converts them.
 * @throws UnreadableDocument
 */
export async function readDocx(bytes: Uint8Array, convertPicture?: ConvertPicture): Promise<Document> {
  const pack = new Package(bytes);
  const main = mainPartOf(pack);
  if (main?.kind !== 'docx') throw new UnreadableDocument('unsupported', 'The file is not a Word document (DOCX).');
  const { part } = main;
  const warnings = new Set<string>();
  const warn = (warning: string) => void warnings.add(warning);
  const shared: Omit<Source, 'part' | 'notes'> = {
    pack,
    styles: new Styles(pack.optionalXml(pack.related(part, 'styles'))),
    numbering: new Numbering(pack.optionalXml(pack.related(part, 'numbering'))),
    images: new ImageStore(pack, warn),
    languages: new LanguageTally(),
    keepsPlaceholders: pack.partsOfType(/template\S*main\+xml$/i).includes(part),
    warn,
  };
  const notes = new Map([...notesIn(part, 'footnote', shared), ...notesIn(part, 'endnote', shared)]);
  const reader = new BodyReader({ ...shared, part, notes });
  pack.xml(part, { parent: 'w:body', visit: (element) => reader.block(element) });
  const pieces = impliedHeadings(reader.end());
  await shared.images.convert(convertPicture);
  return toDocument({
    pieces,
    properties: propertiesOf(pack),
    shownTitle: reader.title,
    shownSubtitle: reader.subtitle,
    declaredLanguage: shared.languages.most(),
    images: shared.images.images,
    warnings,
  });
}

/** Texts by "footnote 2". The lines that separate notes from the page are notes of a type of their own. */
function notesIn(main: string, kind: 'footnote' | 'endnote', shared: Omit<Source, 'part' | 'notes'>): Map<string, string> {
  const part = shared.pack.related(main, `${kind}s`);
  const root = shared.pack.optionalXml(part);
  if (part === undefined || !root) return new Map();
  const source: Source = { ...shared, part, notes: new Map() };
  const isText = ({ attributes }: XmlElement) => (attributes.type ?? 'normal') === 'normal';
  return new Map(
    childrenOf(root, `w:${kind}`)
      .filter(isText)
      .map((note) => [`${kind} ${note.attributes.id}`, linesOf(readBlocks(note, source)).join('\n')]),
  );
}
