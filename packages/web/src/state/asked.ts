/**
 * What each deck was asked for, in a line: the service has no name for one before it is made, and none for one that failed. Kept in this
 * browser until one signs out.
 */
import { type Fields, type Origin, sourceLine } from './fields.ts';

const name = 'slidewright.asked';
const mostKept = 100;
const mostCharacters = 120;

type Kept = readonly (readonly [id: string, line: string])[];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(found)
      ? found.filter((each): each is Kept[number] => Array.isArray(each) && each.every((part) => typeof part === 'string'))
      : [];
  } catch {
    return [];
  }
}

export function rememberAsked(id: string, origin: Origin, fields: Fields): void {
  const line = [...sourceLine(origin, fields)].slice(0, mostCharacters).join('');
  try {
    localStorage.setItem(name, JSON.stringify([[id, line], ...kept()].slice(0, mostKept)));
  } catch {
    // Without room the deck has no name until it is made.
  }
}

export const askedFor = (id: string): string | undefined => kept().find(([of]) => of === id)?.[1] || undefined;

export const forgetAsked = (): void => localStorage.removeItem(name);
