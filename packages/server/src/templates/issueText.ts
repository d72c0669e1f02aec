/** What a file says wrongly, in words that name the field, what is valid there, and what was found. */
import { nearest, nearestFirst } from '@slidewright/contract/nearest';
import { themeColors } from '@slidewright/engine/model/color';
import type { z } from 'zod';

const fields = ['id', 'name', 'base', 'palette', 'fonts', 'logo', 'footer', 'cover'] as const;
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  '': fields,
  palette: themeColors,
  fonts: ['heading', 'body'],
  logo: ['light', 'dark', 'place', 'height', 'alt'],
  cover: ['picture', 'alt'],
};

export function issueText(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(field, key)).join(' ');
    case 'invalid_key':
      return unknownField(field.slice(0, field.lastIndexOf('.')), String(issue.path.at(-1)));
    case 'invalid_value':
      if (issue.input === undefined) return `${field} is missing: it must be one of ${issue.values.join(', ')}.`;
      return `${field} must be one of ${nearestFirst(String(issue.input), issue.values.map(String))}${butIs(issue.input)}.`;
    case 'invalid_type':
      return issue.input === undefined ? `${field} is missing.` : `${field} must be ${issue.expected}${butIs(issue.input)}.`;
    default:
      return `${field === '' ? 'the file' : field} ${/^must/.test(issue.message) ? issue.message : `is wrong: ${issue.message}`}${butIs(issue.input)}.`;
  }
}

function unknownField(parent: string, key: string): string {
  const valid = fieldsOf[parent] ?? [];
  const meant = nearest(key, valid);
  const name = parent === '' ? key : `${parent}.${key}`;
  return `${name} is not known${meant === undefined ? '' : `, ${meant} probably is meant`}: ${parent === '' ? 'a template' : parent} has ${valid.join(', ')}.`;
}

const butIs = (input: unknown): string =>
  input === undefined ? ' and is missing' : `, but is ${typeof input === 'object' ? 'of another form' : JSON.stringify(input)}`;
