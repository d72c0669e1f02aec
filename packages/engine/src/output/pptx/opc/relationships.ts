/** The relationships of one part: how it names the other parts and addresses that it uses (ECMA-376 part 2, 9.3). */
import { element, xmlFile } from '../../../xml/element.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The last step of the type's address, "slideLayout"; "core-properties" alone is the package's and not Office's. */
export type RelationshipType =
  | 'chart'
  | 'core-properties'
  | 'extended-properties'
  | 'font'
  | 'hyperlink'
  | 'image'
  | 'notesMaster'
  | 'notesSlide'
  | 'officeDocument'
  | 'package'
  | 'presProps'
  | 'sharedStrings'
  | 'slide'
  | 'slideLayout'
  | 'slideMaster'
  | 'styles'
  | 'table'
  | 'tableStyles'
  | 'theme'
  | 'viewProps'
  | 'worksheet';

const typeAddress = (type: RelationshipType): string =>
  type === 'core-properties' ? `${PACKAGE}/metadata/core-properties` : `${OFFICE}${type}`;

export class Relationships {
  readonly #ids = new Map<string, string>();
  readonly #markup: string[] = [];

  get size(): number {
    return this.#markup.length;
  }

  /** The id ("rId1", …) of the relationship with the part, relative to the folder of this part. The same target gets the same id. */
  add(type: RelationshipType, target: string): string {
    return this.#add(type, target, false);
  }

  /** The id of a relationship with an address outside the package. */
  addExternal(type: RelationshipType, address: string): string {
    return this.#add(type, address, true);
  }

  #add(type: RelationshipType, target: string, external: boolean): string {
    const key = `${type} ${target}`;
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `rId${this.#markup.length + 1}`;
    this.#ids.set(key, id);
    this.#markup.push(
      element('Relationship', {
        Id: id,
        Type: typeAddress(type),
        Target: target,
        TargetMode: external ? 'External' : undefined,
      }),
    );
    return id;
  }

  toXml(): string {
    return xmlFile(element('Relationships', { xmlns: PACKAGE }, ...this.#markup));
  }
}
