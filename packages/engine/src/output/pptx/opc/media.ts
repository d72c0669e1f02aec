/** The pictures of a package: each is stored once, however often it is shown. */
import type { Scene } from '../../../model/scene.ts';
import type { OpcPackage } from './package.ts';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpeg' } as const;

export class Media {
  readonly #paths = new Map<string, string>();
  readonly #package: OpcPackage;
  readonly #images: Scene['images'];
  readonly #read: (id: string) => Uint8Array;

  constructor(target: OpcPackage, images: Scene['images'], read: (id: string) => Uint8Array) {
    this.#package = target;
    this.#images = images;
    this.#read = read;
  }

  /**
   * Path of the image from the folder of a slide or layout.
   * @throws Error when the Scene does not list the image.
   */
  path(id: string): string {
    const known = this.#paths.get(id);
    if (known) return known;
    const image = this.#images[id];
    if (!image) throw new Error(`the scene shows the image "${id}" but does not list it in "images"`);
    const extension = extensions[image.mime];
    const name = `media/image${this.#paths.size + 1}.${extension}`;
    this.#package.addMedia(`ppt/${name}`, extension, this.#read(id));
    this.#paths.set(id, `../${name}`);
    return `../${name}`;
  }
}
