/** The table beside what was drawn from it, for a deck that has room for both. */
import type { Slide } from '@slidewright/contract/deck';
import type { Group } from '../plan/allot.ts';
import { isTaken, type Memory } from '../say/memory.ts';
import { notesOf } from '../say/notes.ts';
import { rowsName } from '../say/rowsName.ts';
import { distinctTitle } from '../say/titles.ts';
import { dominant } from './kinds/dominant.ts';
import { plain } from './kinds/table.ts';
import { withTableUnit } from './tableUnit.ts';

/** Undefined where the slide shows the table itself, or the group is none. */
export function tableBeside(group: Group, shown: Slide, memory: Memory, language: string): Slide | undefined {
  const passage = dominant(group, 'table');
  if (!passage || shown.kind === 'table' || shown.kind === 'comparison') return undefined;
  const body = plain(passage, language)?.body;
  const heads = passage.header?.filter((head) => head !== '').join(' · ');
  const names = [rowsName(passage), heads].filter((name) => name !== undefined && name !== '') as string[];
  const name = names.find((one) => !isTaken(memory, one)) ?? names[0];
  if (!body || name === undefined) return undefined;
  const sources = [...new Set(passage.units.map(({ block }) => block))];
  return { ...withTableUnit(body, group, name), title: distinctTitle(name, memory), notes: notesOf(passage.units), sources };
}
