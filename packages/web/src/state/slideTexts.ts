/** The texts of a slide, wherever they stand in it, so that each can be edited in its place. */
export type Path = readonly (string | number)[];

export interface SlideText {
  readonly path: Path;
  readonly value: string;
  /** What it is, for a person: "Points 2". */
  readonly label: string;
  /** What it begins, of a list that may be shorter; undefined when it begins nothing that can be taken out. */
  readonly removable: Path | undefined;
}

/** Lists that may be of any length. */
const lists = new Set(['items', 'pros', 'cons', 'cards', 'stats', 'points', 'steps', 'stages', 'entries', 'facts', 'statements', 'people']);
/** Names, addresses and kinds that are not there to be read, and what has a field of its own. */
const passedOver = new Set(['kind', 'type', 'notes', 'picture', 'sources', 'image', 'prefix', 'suffix', 'favoured']);
const names: Readonly<Record<string, string>> = {
  head: 'Head',
  items: 'Point',
  pros: 'For',
  cons: 'Against',
  stats: 'Figure',
  steps: 'Step',
  text: 'Text',
  heads: 'Heads',
  cards: 'Card',
  figure: 'Figure',
};
const named = (name: string): string =>
  names[name] ??
  name
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

export function textsOf(slide: unknown): SlideText[] {
  const found: SlideText[] = [];
  const begun = new Set<string>();
  const begins = (path: Path): Path | undefined => {
    const index = path.findLastIndex((step, at) => typeof step === 'number' && lists.has(String(path[at - 1])));
    if (index < 0) return undefined;
    const member = path.slice(0, index + 1);
    if (begun.has(member.join('.'))) return undefined;
    begun.add(member.join('.'));
    return member;
  };
  const look = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const labels = path.map((step, index) =>
        typeof step === 'number' ? String(step + 1) : index === 0 || !isOnly(path, index) ? named(step) : '',
      );
      found.push({ path, value, label: labels.filter(Boolean).join(' '), removable: begins(path) });
    } else if (Array.isArray(value)) for (const [index, member] of value.entries()) look(member, [...path, index]);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) if (!passedOver.has(name)) look(member, [...path, name]);
    }
  };
  look(slide, []);
  return found;
}

/** The text of a point says nothing that its number does not. */
const isOnly = (path: Path, index: number): boolean => index === path.length - 1 && path[index] === 'text';

/** The value with another text at the path; undefined takes it out of its list. */
export function withText<T>(value: T, path: Path, text: string | undefined): T {
  const [step, ...rest] = path;
  if (step === undefined) return text as T;
  if (Array.isArray(value)) {
    if (rest.length === 0 && text === undefined) return value.filter((_, index) => index !== step) as T;
    return value.map((member, index) => (index === step ? withText(member, rest, text) : member)) as T;
  }
  return { ...value, [step]: withText((value as Record<string, unknown>)[step], rest, text) } as T;
}
