/** A model's answer as a plan, whatever it forgot: fields that are missing or of another shape are no reason to lose the others. */

export interface AnsweredSlide {
  readonly title?: string;
  readonly kind?: string;
  readonly points: readonly string[];
  readonly passages: readonly number[];
}

export interface AnsweredSection {
  readonly name?: string;
  readonly slides: readonly AnsweredSlide[];
}

export interface AnsweredPlan {
  readonly message?: string;
  readonly question?: string;
  readonly action?: string;
  readonly summary?: AnsweredSlide;
  readonly title?: string;
  readonly subtitle?: string;
  readonly place?: string;
  readonly sections: readonly AnsweredSection[];
  readonly closing?: string;
  readonly contact?: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `value` is tidied: it has no nulls and no empty texts. */
export function planAnswer(value: object): AnsweredPlan {
  const fields = value as Fields;
  const title = textOf(fields.title);
  const subtitle = textOf(fields.subtitle);
  const place = textOf(fields.place);
  const closing = textOf(fields.closing);
  const contact = textOf(fields.contact);
  const message = textOf(fields.message);
  const question = textOf(fields.question);
  const action = textOf(fields.action);
  const summary = slideOf(fields.summary);
  // A list of slides or sections by itself comes as items.
  const sections = sectionsOf(listOf(fields.sections ?? fields.slides ?? fields.items));
  return {
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...(place && { place }),
    sections,
    ...(closing && { closing }),
    ...(contact && { contact }),
    ...(message && { message }),
    ...(question && { question }),
    ...(action && { action }),
    // One that has no title, as one that is not wanted is answered, is none.
    ...(summary?.title && { summary }),
  };
}

/** Slides that stand among the sections, or in place of them, are a section of their own. */
function sectionsOf(entries: readonly unknown[]): AnsweredSection[] {
  const sections: { name?: string; slides: AnsweredSlide[]; loose?: true }[] = [];
  for (const entry of entries) {
    if (!isFields(entry)) continue;
    if (Array.isArray(entry.slides)) {
      const name = textOf(entry.name) ?? textOf(entry.title);
      sections.push({ ...(name !== undefined && { name }), slides: entry.slides.flatMap((slide) => slideOf(slide) ?? []) });
      continue;
    }
    const slide = slideOf(entry);
    if (!slide) continue;
    const last = sections.at(-1);
    if (last?.loose) last.slides.push(slide);
    else sections.push({ slides: [slide], loose: true });
  }
  return sections.filter(({ slides }) => slides.length > 0);
}

function slideOf(value: unknown): AnsweredSlide | undefined {
  if (typeof value === 'string') return value === '' ? undefined : { title: value, points: [], passages: [] };
  if (!isFields(value)) return undefined;
  const title = textOf(value.title);
  const kind = textOf(value.kind);
  const points = listOf(value.points).flatMap((point) => textOf(isFields(point) ? point.text : point) ?? []);
  const passages = listOf(value.passages).flatMap(numbersOf);
  if (title === undefined && points.length === 0 && passages.length === 0) return undefined;
  return { ...(title && { title }), ...(kind && { kind }), points, passages };
}

const LONGEST_RANGE = 200;

/** 3, "3", "[3]", "3-5". */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  const [from, to] = typeof value === 'string' ? (value.match(/\d{1,5}/g) ?? []).map(Number) : [];
  if (from === undefined) return [];
  if (to === undefined || to <= from || to - from > LONGEST_RANGE) return to === undefined ? [from] : [from, to];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
