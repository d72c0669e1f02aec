/** The paints of a file that are objects of their own, each written once: opacities, gradients and the masks of gradients that fade. */
import type { Palette } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { PdfFile } from '../syntax/file.ts';
import { type Dict, name, number } from '../syntax/value.ts';
import { ContentStream, formEntries, type Resource, type ResourceKind } from './contentStream.ts';
import { axialShading, colorStops, type GradientFill, gradientAxis } from './gradient.ts';

export interface GradientPaint {
  readonly pattern: Resource;
  /** A graphics state that lets the gradient's own opacity through, when it is not opaque. */
  readonly opacity?: Resource;
}

export class Paints {
  readonly palette: Palette;
  readonly #file: PdfFile;
  readonly #resources = new Map<string, Resource>();
  readonly #gradients = new Map<string, GradientPaint>();

  constructor(file: PdfFile, palette: Palette) {
    this.#file = file;
    this.palette = palette;
  }

  /** A graphics state with the opacity for fills and strokes, from 0 to 1. */
  opacity(alpha: number): Resource {
    return this.#resource('ExtGState', `opacity ${number(alpha)}`, () => ({ ca: alpha, CA: alpha }));
  }

  gradient(fill: GradientFill, frame: Frame): GradientPaint {
    const key = JSON.stringify([fill, frame]);
    const known = this.#gradients.get(key);
    if (known) return known;
    const axis = gradientAxis(fill.angle, frame);
    const stops = colorStops(fill, this.palette);
    const shading = axialShading(axis, stops, ([r, g, b]) => [r / 255, g / 255, b / 255]);
    const pattern = this.#resource('Pattern', `gradient ${key}`, () => ({ PatternType: 2, Shading: shading }));
    const alphas = new Set(stops.map((stop) => stop.color[3]));
    const [alpha = 1] = alphas;
    let paint: GradientPaint = { pattern };
    if (alphas.size > 1) {
      const luminosity = axialShading(axis, stops, (color) => [color[3]]);
      paint = { pattern, opacity: this.#mask(key, luminosity) };
    } else if (alpha < 1) paint = { pattern, opacity: this.opacity(alpha) };
    this.#gradients.set(key, paint);
    return paint;
  }

  /** A soft mask: the luminosity of the shading, over the whole page, is the opacity. */
  #mask(key: string, luminosity: Dict): Resource {
    const shading = this.#resource('Shading', `luminosity ${key}`, () => luminosity);
    const content = new ContentStream();
    content.shade(shading);
    const group = { S: name('Transparency'), CS: name('DeviceGray') };
    const form = this.#file.addStream({ ...formEntries(), Group: group, Resources: content.resources() }, content.toString());
    return this.#resource('ExtGState', `mask ${key}`, () => ({ SMask: { S: name('Luminosity'), G: form } }));
  }

  #resource(kind: ResourceKind, key: string, dict: () => Dict): Resource {
    const known = this.#resources.get(key);
    if (known) return known;
    const resource = { kind, name: `${prefixes[kind]}${this.#resources.size + 1}`, ref: this.#file.add(dict()) };
    this.#resources.set(key, resource);
    return resource;
  }
}

const prefixes: Record<ResourceKind, string> = { ExtGState: 'G', Pattern: 'P', Shading: 'S', Font: 'F', XObject: 'X' };
