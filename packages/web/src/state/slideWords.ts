/** What a slide says, in the order in which one reads it, for whoever has its picture read out. */
import type { ChartData } from '@slidewright/contract/deck';
import type { Slide } from './api.ts';
import { isEdited } from './slideParts.ts';

export type Words =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Without its title. Numbers that only place what is drawn are left out: what they mean is written beside them as it is shown. */
export function wordsOf(slide: Slide): Words[] {
  if (slide.kind === 'table') {
    const { columns, rows, ...others } = slide;
    return [{ type: 'table', columns, rows }, ...wordsOfFields(others)];
  }
  if (slide.kind === 'chart') {
    const { chart, ...others } = slide;
    return [...wordsOfChart(chart), ...wordsOfFields(others)];
  }
  return wordsOfFields(slide);
}

function wordsOfFields(fields: object): Words[] {
  return Object.entries(fields).flatMap(([name, value]): Words[] => {
    if (!isEdited(name, value) || typeof value === 'number') return [];
    if (typeof value === 'string') return value === '' ? [] : [{ type: 'text', text: value }];
    if (Array.isArray(value)) {
      const items = value.map(inOneLine).filter((item) => item !== '');
      return items.length > 0 ? [{ type: 'list', items }] : [];
    }
    const text = inOneLine(value);
    return text === '' ? [] : [{ type: 'text', text }];
  });
}

/** A member of a list, with what belongs to it: "Board early: Gates close." */
function inOneLine(member: unknown): string {
  if (typeof member === 'string') return member;
  if (Array.isArray(member)) return member.map(inOneLine).filter(Boolean).join(', ');
  if (typeof member !== 'object' || member === null) return '';
  const said = Object.entries(member)
    .filter(([name, value]) => isEdited(name, value))
    .map(([, value]) => inOneLine(value))
    .filter(Boolean);
  const [first = '', ...rest] = said;
  if (rest.length === 0) return first;
  return `${first}${/[.:!?…。！？：]$/.test(first) ? ' ' : ': '}${rest.join(', ')}`;
}

/** Each series with its values by their names: "Share: 2022 12 %, 2023 15.5 %". */
function wordsOfChart({ categories, series, x, unit, xUnit, prefix = '', suffix = '' }: ChartData): Words[] {
  const shown = (value: number | null | undefined) => (typeof value === 'number' ? `${prefix}${value.toLocaleString('en')}${suffix}` : '–');
  const items = series.map(({ name, values }) => {
    const pairs = categories.map((category, at) => {
      const across = x?.[at];
      return `${category} ${typeof across === 'number' ? `${across.toLocaleString('en')} / ` : ''}${shown(values[at])}`;
    });
    return name === '' ? pairs.join(', ') : `${name}: ${pairs.join(', ')}`;
  });
  const measures = [xUnit, unit].filter(Boolean).join(' / ');
  return [...(measures ? [{ type: 'text' as const, text: measures }] : []), { type: 'list', items }];
}
