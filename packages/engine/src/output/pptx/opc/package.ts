/** An Open Packaging Conventions package: parts, their content types and relationships (ECMA-376 part 2). */
import { element, xmlFile } from '../../../xml/element.ts';
import { type PackedContent, writeZip, type ZipEntry } from '../../../zip/write.ts';
import { Relationships } from './relationships.ts';

/** Content types by extension; parts with another type have it said for themselves. */
const defaults = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fntdata: 'application/x-fontdata',
} as const;
type MediaExtension = 'png' | 'jpeg' | 'xlsx' | 'fntdata';

export class OpcPackage {
  /** Of the package itself: the way in. */
  readonly relationships = new Relationships();
  readonly #entries: ZipEntry[] = [];
  readonly #overrides: string[] = [];
  readonly #extensions = new Set<keyof typeof defaults>(['rels', 'xml']);

  /** Adds an XML part; `path` has no leading slash, `root` is its root element. */
  addXml(path: string, contentType: string, root: string, relationships?: Relationships): void {
    this.#entries.push({ name: path, content: xmlFile(root) });
    this.#overrides.push(element('Override', { PartName: `/${path}`, ContentType: contentType }));
    if (relationships?.size) this.#entries.push({ name: relationshipsPath(path), content: relationships.toXml() });
  }

  /** Adds a picture, workbook or font, which have a content type by their extension. Bytes are compressed already, and stored. */
  addMedia(path: string, extension: MediaExtension, content: Uint8Array | PackedContent): void {
    this.#extensions.add(extension);
    this.#entries.push({ name: path, content, stored: true });
  }

  /** The finished file. The content types come first, as every reader expects. */
  toZip(): Uint8Array {
    const types = element(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...[...this.#extensions].map((extension) => element('Default', { Extension: extension, ContentType: defaults[extension] })),
      ...this.#overrides,
    );
    return writeZip([
      { name: '[Content_Types].xml', content: xmlFile(types) },
      { name: '_rels/.rels', content: this.relationships.toXml() },
      ...this.#entries,
    ]);
  }
}

const relationshipsPath = (path: string): string => path.replace(/([^/]+)$/, '_rels/$1.rels');
