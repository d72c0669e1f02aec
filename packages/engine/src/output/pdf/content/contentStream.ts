/**
 * The operators of a content stream (ISO 32000-1, annex A), in the Scene's coordinates: points, y downwards from the top of the page. What
 * the stream uses of the file's resources is collected with it.
 */
import type { Rgba } from '../../../model/color.ts';
import type { Frame, PathCommand } from '../../../model/scene.ts';
import type { TurnMatrix } from '../../../model/turn.ts';
import { SLIDE_HEIGHT } from '../../../model/units.ts';
import { type Dict, name, number, type Ref, serialize } from '../syntax/value.ts';

export type ResourceKind = 'Font' | 'XObject' | 'ExtGState' | 'Pattern' | 'Shading';
/** An object that a content stream calls by a name, which is unique in the file. */
export interface Resource {
  readonly kind: ResourceKind;
  readonly name: string;
  readonly ref: Ref;
}

/** What was last set, so that nothing is set twice. */
interface State {
  fill: string;
  stroke: string;
  lineWidth: string;
  dash: string;
  cap: 0 | 1;
  font: string;
  tracking: string;
  rise: string;
}

const initial: State = { fill: '0 g', stroke: '0 G', lineWidth: '1', dash: '[] 0', cap: 0, font: '', tracking: '0', rise: '0' };
const point = (x: number, y: number, decimals = 2): string => `${number(x, decimals)} ${number(SLIDE_HEIGHT - y, decimals)}`;

export class ContentStream {
  readonly #parts: string[] = [];
  readonly #resources = new Map<ResourceKind, Map<string, Ref>>();
  readonly #saved: State[] = [];
  #state: State = { ...initial };

  toString(): string {
    return this.#parts.join('\n');
  }

  /** The resource dictionary of all that was used. */
  resources(): Dict {
    return Object.fromEntries([...this.#resources].map(([kind, refs]) => [kind, Object.fromEntries(refs)]));
  }

  /** Draws in coordinates that the matrix maps to those of the page, both with y downwards. */
  transformed([a, b, c, d, e, f]: TurnMatrix, draw: () => void): void {
    // Those of a PDF grow upwards.
    const matrix = [a, 0 - b, 0 - c, d, c * SLIDE_HEIGHT + e, SLIDE_HEIGHT * (1 - d) - f];
    this.isolated(() => {
      this.#parts.push(`${matrix.map((value) => number(value)).join(' ')} cm`);
      draw();
    });
  }

  /** Draws with the graphics state as it is, and restores that state afterwards. */
  isolated(draw: () => void): void {
    this.#saved.push({ ...this.#state });
    this.#parts.push('q');
    draw();
    this.#parts.push('Q');
    this.#state = this.#saved.pop() ?? { ...initial };
  }

  /** Draws as one marked-content sequence; `properties` name its tag or describe it. */
  marked(tag: string, properties: Dict | undefined, draw: () => void): void {
    this.#parts.push(properties ? `/${tag} ${serialize(properties)} BDC` : `/${tag} BMC`);
    draw();
    this.#parts.push('EMC');
  }

  fillColor(color: Rgba): void {
    this.#set('fill', `${rgb(color)} rg`, (value) => value);
  }

  strokeColor(color: Rgba): void {
    this.#set('stroke', `${rgb(color)} RG`, (value) => value);
  }

  fillPattern(pattern: Resource): void {
    this.#use(pattern);
    this.#set('fill', `/Pattern cs /${pattern.name} scn`, (value) => value);
  }

  /** Sets a graphics state dictionary: call it inside `isolated`, since nothing here undoes it. */
  graphicsState(state: Resource): void {
    this.#use(state);
    this.#parts.push(`/${state.name} gs`);
  }

  lineWidth(width: number): void {
    this.#set('lineWidth', number(width, 2), (value) => `${value} w`);
  }

  /** Lengths of dashes and gaps, in points; none for a solid line. */
  dash(lengths: readonly number[]): void {
    this.#set('dash', `[${lengths.map((v) => number(v, 2)).join(' ')}] 0`, (value) => `${value} d`);
  }

  lineCap(cap: 'flat' | 'round'): void {
    this.#set('cap', cap === 'round' ? 1 : 0, (value) => `${value} J`);
  }

  rectangle({ x, y, w, h }: Frame): void {
    this.#parts.push(`${point(x, y + h)} ${number(w, 2)} ${number(h, 2)} re`);
  }

  /** `decimals` of its coordinates. */
  path(commands: readonly PathCommand[], decimals = 2): void {
    const at = (x: number, y: number): string => point(x, y, decimals);
    for (const c of commands) {
      if (c[0] === 'M') this.#parts.push(`${at(c[1], c[2])} m`);
      else if (c[0] === 'L') this.#parts.push(`${at(c[1], c[2])} l`);
      else if (c[0] === 'C') this.#parts.push(`${at(c[1], c[2])} ${at(c[3], c[4])} ${at(c[5], c[6])} c`);
      else this.#parts.push('h');
    }
  }

  /** Fills the path by the even-odd rule, as office applications fill paths with holes. */
  fill(): void {
    this.#parts.push('f*');
  }

  stroke(): void {
    this.#parts.push('S');
  }

  /** Narrows the clipping path to the path just built. */
  clip(): void {
    this.#parts.push('W n');
  }

  /** Paints a shading over all that is not clipped away. */
  shade(shading: Resource): void {
    this.#use(shading);
    this.#parts.push(`/${shading.name} sh`);
  }

  /** Paints an image so that it covers the frame. */
  image(image: Resource, { x, y, w, h }: Frame): void {
    this.#use(image);
    this.#parts.push(`${number(w)} 0 0 ${number(h)} ${point(x, y + h)} cm /${image.name} Do`);
  }

  form(form: Resource): void {
    this.#use(form);
    this.#parts.push(`/${form.name} Do`);
  }

  textObject(draw: () => void): void {
    this.#parts.push('BT');
    draw();
    this.#parts.push('ET');
  }

  font(font: Resource, size: number): void {
    this.#use(font);
    this.#set('font', `/${font.name} ${number(size, 2)} Tf`, (value) => value);
  }

  /** Space added after every glyph, in points. */
  tracking(space: number): void {
    this.#set('tracking', number(space), (value) => `${value} Tc`);
  }

  /** How far glyphs stand above the baseline, in points. */
  rise(rise: number): void {
    this.#set('rise', number(rise), (value) => `${value} Ts`);
  }

  /** Starts showing glyphs at a point of the baseline. */
  textPosition(x: number, y: number): void {
    this.#parts.push(`1 0 0 1 ${point(x, y)} Tm`);
  }

  /** Shows glyphs: strings in hexadecimal and movements between them, as TJ takes them. */
  show(operand: string): void {
    this.#parts.push(`${operand} TJ`);
  }

  #set<K extends keyof State>(key: K, value: State[K], operator: (value: State[K]) => string): void {
    if (this.#state[key] === value) return;
    this.#state[key] = value;
    this.#parts.push(operator(value));
  }

  #use({ kind, name: key, ref }: Resource): void {
    const refs = this.#resources.get(kind) ?? new Map<string, Ref>();
    refs.set(key, ref);
    this.#resources.set(kind, refs);
  }
}

const rgb = (color: Rgba): string => `${[color[0], color[1], color[2]].map((v) => number(v / 255)).join(' ')}`;

/** A content stream's dictionary entry for a form that covers the page. */
export const formEntries = (): Dict => ({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 960, SLIDE_HEIGHT] });
