/** How often forms of a PDF are painted by other forms. A form is a piece of content that a page, or another form, paints by its name. */
import type { PdfObjects, PdfStream } from './objects.ts';
import { type Dictionary, isReference, type Value } from './syntax.ts';
import { inflatedPrefix } from './unpack.ts';

/** Bytes of one content stream that are searched. */
const MAX_CONTENT = 20_000_000;
/** Forms in forms in forms: what is nested deeper is no drawing. */
const MAX_DEPTH = 64;

/**
 * The most forms inside of forms that one page paints, counted up to a little more than `limit`. Those that it paints itself do not
 * multiply: they are as many as its content names.
 */
export function nestedPaintings(objects: PdfObjects, limit: number): number {
  if (!Array.from(objects.streams()).some((stream) => mayNest(stream, objects))) return 0;
  const counts = new Map<number, number>();
  const open = new Set<number>();

  /** Forms that are painted when this one is. */
  const ofForm = (number: number, inherited: Dictionary | undefined, depth: number): number => {
    const known = counts.get(number);
    if (known !== undefined) return known;
    // A form that paints itself is painted once.
    if (open.has(number)) return 0;
    const form = objects.stream(number);
    if (form?.dictionary.get('Subtype') !== '/Form') return 0;
    if (depth > MAX_DEPTH) return limit + 1;
    open.add(number);
    const resources = objects.dictionary(form.dictionary.get('Resources')) ?? inherited;
    const count = ofContent([{ ref: number }], resources, depth);
    open.delete(number);
    counts.set(number, count);
    return count;
  };

  const ofContent = (contents: readonly Value[], resources: Dictionary | undefined, depth: number): number => {
    const itself = depth === 0 ? 0 : 1;
    const known = objects.dictionary(resources?.get('XObject'));
    if (!known) return 0;
    let count = 0;
    for (const content of contents) {
      for (const [name, times] of paintedBy(content, objects)) {
        const painted = known.get(name);
        if (isReference(painted)) count += times * (itself + ofForm(painted.ref, resources, depth + 1));
        if (count > limit) return count;
      }
    }
    return count;
  };

  let most = 0;
  for (const page of pagesOf(objects)) {
    const contents = objects.resolve(page.get('Contents'));
    const streams = Array.isArray(contents) ? contents : [page.get('Contents') ?? null];
    most = Math.max(most, ofContent(streams, inheritedResources(page, objects), 0));
    if (most > limit) break;
  }
  return most;
}

/** Hardly any form paints others, and then nothing has to be unpacked. */
function mayNest({ dictionary }: PdfStream, objects: PdfObjects): boolean {
  if (dictionary.get('Subtype') !== '/Form') return false;
  const resources = objects.dictionary(dictionary.get('Resources'));
  return resources === undefined || resources.has('XObject');
}

function* pagesOf(objects: PdfObjects): Generator<Dictionary> {
  for (const dictionary of objects.dictionaries()) if (dictionary.get('Type') === '/Page') yield dictionary;
}

function inheritedResources(page: Dictionary, objects: PdfObjects): Dictionary | undefined {
  let node: Dictionary | undefined = page;
  for (let depth = 0; node && depth < MAX_DEPTH; depth++) {
    const own = objects.dictionary(node.get('Resources'));
    if (own) return own;
    node = objects.dictionary(node.get('Parent'));
  }
  return undefined;
}

/** Names that a content stream paints, and how often. */
function paintedBy(content: Value, objects: PdfObjects): Map<string, number> {
  const stream = isReference(content) ? objects.stream(content.ref) : undefined;
  const names = new Map<string, number>();
  if (!stream) return names;
  const isPlain = stream.dictionary.get('Filter') === undefined;
  const text = (isPlain ? stream.packed : inflatedPrefix(stream.packed, MAX_CONTENT)).toString('latin1');
  for (const [, name = ''] of text.matchAll(/\/([^\s/<>[\](){}%]+)\s+Do\b/g)) names.set(name, (names.get(name) ?? 0) + 1);
  return names;
}
