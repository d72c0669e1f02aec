/** What a picture refers to by a name: gradients, clips, and the outlines of glyphs, each written once. */
import type { Palette } from '../../model/color.ts';

export class Defs {
  readonly palette: Palette;
  readonly #ids = new Map<string, string>();
  readonly #written: string[] = [];

  constructor(palette: Palette) {
    this.palette = palette;
  }

  /** The id of the definition that `write` makes when given its id. The same `key` has one definition. */
  id(key: string, write: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `d${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.#written.push(write(id));
    return id;
  }

  toString(): string {
    return this.#written.length > 0 ? `<defs>${this.#written.join('')}</defs>` : '';
  }
}

/** A length or coordinate: a hundredth of a point is finer than any picture shows. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);
