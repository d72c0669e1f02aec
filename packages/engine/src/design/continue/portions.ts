/** Cutting a slide down: the part of its list that a page holds, and texts shortened to a length. Nothing is lost: the rest is handed back. */
import type { Slide } from '@slidewright/contract/deck';

/** How many pieces the slide can be divided into: the entries of its list, or 1. */
export function entryCount(slide: Slide): number {
  switch (slide.kind) {
    case 'agenda':
    case 'bullets':
      return slide.items.length;
    case 'twoColumns':
      return Math.max(...slide.columns.map((column) => column.items.length));
    case 'comparison':
    case 'table':
      return slide.rows.length;
    case 'cards':
      return slide.cards.length;
    case 'stats':
      return slide.stats.length;
    case 'timeline':
      return slide.points.length;
    case 'process':
    case 'cycle':
      return slide.steps.length;
    case 'prosCons':
      return Math.max(slide.pros.length, slide.cons.length);
    case 'funnel':
      return slide.stages.length;
    case 'matrix':
      return Math.max(...slide.fields.map((field) => field.items.length));
    case 'team':
      return slide.people.length;
    case 'decisions':
      return slide.decisions.length;
    case 'targets':
    case 'options':
      return slide.rows.length;
    case 'spans':
      return slide.spans.length;
    case 'sources':
      return slide.entries.length;
    default:
      return 1;
  }
}

/** The slide with only the entries from `from` up to, not including, `to`. */
export function portion<S extends Slide>(slide: S, from: number, to: number): S;
export function portion(slide: Slide, from: number, to: number): Slide {
  const marked = (index: number | undefined) => (index !== undefined && index >= from && index < to ? index - from : undefined);
  switch (slide.kind) {
    case 'agenda':
      return { ...slide, items: slide.items.slice(from, to) };
    case 'bullets':
      // A picture is shown once, on the page where the slide begins.
      return { ...slide, items: slide.items.slice(from, to), ...(from > 0 ? { picture: undefined } : {}) };
    case 'twoColumns':
      return { ...slide, columns: slide.columns.map((column) => ({ ...column, items: column.items.slice(from, to) })) };
    case 'comparison':
      return { ...slide, rows: slide.rows.slice(from, to) };
    case 'table':
      return {
        ...slide,
        rows: slide.rows.slice(from, to),
        highlightRow: marked(slide.highlightRow),
        ...(slide.highlightRows && { highlightRows: slide.highlightRows.flatMap((row) => marked(row) ?? []) }),
        ...(slide.highlightCell && { highlightCell: movedCell(slide.highlightCell, marked) }),
      };
    case 'cards':
      return { ...slide, cards: slide.cards.slice(from, to) };
    case 'stats':
      return { ...slide, stats: slide.stats.slice(from, to) };
    case 'timeline':
      return { ...slide, points: slide.points.slice(from, to), highlight: marked(slide.highlight) };
    case 'process':
    case 'cycle':
      return { ...slide, steps: slide.steps.slice(from, to) };
    case 'prosCons':
      return { ...slide, pros: slide.pros.slice(from, to), cons: slide.cons.slice(from, to) };
    case 'funnel':
      return { ...slide, stages: slide.stages.slice(from, to) };
    case 'matrix':
      return { ...slide, fields: slide.fields.map((field) => ({ ...field, items: field.items.slice(from, to) })) };
    case 'team':
      return { ...slide, people: slide.people.slice(from, to) };
    case 'decisions':
      return { ...slide, decisions: slide.decisions.slice(from, to) };
    case 'options':
      return { ...slide, rows: slide.rows.slice(from, to) };
    case 'spans':
      return { ...slide, spans: slide.spans.slice(from, to), highlight: marked(slide.highlight) };
    case 'targets':
      return { ...slide, rows: slide.rows.slice(from, to), highlight: marked(slide.highlight) };
    case 'sources':
      return { ...slide, entries: slide.entries.slice(from, to) };
    default:
      return slide;
  }
}

type MarkedCell = Extract<Slide, { kind: 'table' }>['highlightCell'];

/** The deciding cell stays with its row. */
function movedCell(cell: NonNullable<MarkedCell>, marked: (index: number) => number | undefined): MarkedCell {
  const row = marked(cell.row);
  return row === undefined ? undefined : { ...cell, row };
}

/** The entries of the slide's list in words, one line each, as they stand in the notes. */
export function entriesAsText(slide: Slide): string[] {
  switch (slide.kind) {
    case 'agenda':
      return slide.items;
    case 'bullets':
      return slide.items.map((item) => sentence(item.head, item.text));
    case 'twoColumns':
      return slide.columns.flatMap((column) => column.items.map((item) => sentence(column.head, item)));
    case 'comparison':
      return slide.rows.map((row) => sentence(row.label, `${slide.heads[0]}: ${row.left}; ${slide.heads[1]}: ${row.right}`));
    case 'table':
      return slide.rows.map((row) => row.map((cell, i) => sentence(slide.columns[i], cell)).join('; '));
    case 'cards':
      return slide.cards.map((card) => sentence(card.head, card.text));
    case 'stats':
      return slide.stats.map((stat) => [stat.figure, stat.label, stat.note].filter(Boolean).join(' – '));
    case 'timeline':
      return slide.points.map((point) => sentence(point.date, point.text));
    case 'process':
    case 'cycle':
      return slide.steps.map((step) => sentence(step.head, step.text));
    case 'prosCons':
      return [
        ...slide.pros.map((text) => sentence(slide.heads?.[0] ?? '+', text)),
        ...slide.cons.map((text) => sentence(slide.heads?.[1] ?? '−', text)),
      ];
    case 'funnel':
      return slide.stages.map((stage) => sentence([stage.head, stage.figure].filter(Boolean).join(' '), stage.text));
    case 'matrix':
      return slide.fields.flatMap((field) => field.items.map((item) => sentence(field.head, item)));
    case 'team':
      return slide.people.map((person) => sentence([person.name, person.role].filter(Boolean).join(', '), person.text));
    case 'decisions':
      return slide.decisions.map(({ text, detail, owner, date }) => [text, detail, owner, date].filter(Boolean).join(' – '));
    case 'options':
      return slide.rows.map((row) => sentence(row.label, row.cells.map((cell, i) => sentence(slide.options[i], cell)).join('; ')));
    case 'spans':
      return slide.spans.map((span) => sentence(span.label, span.when));
    case 'targets':
      return slide.rows.map((row) => sentence(row.label, [`${row.actual} / ${row.target}`, row.gap].filter(Boolean).join(' – ')));
    case 'sources':
      return slide.entries;
    default:
      return [];
  }
}

const sentence = (head: string | undefined, text: string | undefined): string => [head?.trim(), text?.trim()].filter(Boolean).join(': ');

/** The slide with every text that the audience reads cut to `limit` characters, and the texts that had to be cut, whole. */
export function clipped<S extends Slide>(slide: S, limit: number, titleLimit = limit): { slide: S; cut: string[] } {
  const cut: string[] = [];
  const clip = (value: unknown, most: number): unknown => {
    if (typeof value === 'string') {
      if (value.length <= most) return value;
      cut.push(value);
      return abridged(value, most);
    }
    if (Array.isArray(value)) return value.map((entry) => clip(entry, most));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, hidden.has(k) ? v : clip(v, most)]));
    }
    return value;
  };
  const entries = Object.entries(slide).map(([key, value]): [string, unknown] => {
    if (hidden.has(key)) return [key, value];
    if (key === 'chart') return [key, { ...value, unit: clip(value.unit, limit) }];
    return [key, clip(value, key === 'title' ? titleLimit : limit)];
  });
  return { slide: Object.fromEntries(entries) as S, cut };
}

/** Fields that are not set on the page, or that are not prose. */
const hidden = new Set(['kind', 'notes', 'picture', 'sources', 'opens', 'favoured', 'image']);

/** At most `limit` characters, cut between words where there are words, with an ellipsis. */
export function abridged(text: string, limit: number): string {
  const room = text.slice(0, Math.max(1, limit - 1));
  const whole = /[\uD800-\uDBFF]$/.test(room) ? room.slice(0, -1) : room;
  const space = whole.search(/\s\S*$/);
  return `${(space > limit * 0.6 ? whole.slice(0, space) : whole).trimEnd()}…`;
}
