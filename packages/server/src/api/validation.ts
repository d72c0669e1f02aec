/** From zod's issues to one message that names the fields, their valid values and what was sent. */
import { nearestFirst } from '@slidewright/contract/nearest';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { ApiError } from './errors.ts';

/** The value that the schema makes of the data. Throws a 400 that says all that is wrong with it. */
export function validate<T extends z.ZodType>(schema: T, data: unknown): z.output<T> {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ApiError(400, result.error.issues.map(describe).join(' '));
  return result.data;
}

/** Validates what the framework has parsed before the handler runs. Whatever else is thrown is no fault of the caller's, and passes. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    try {
      return { value: validate(schema, data) };
    } catch (error) {
      if (error instanceof ApiError) return { error };
      throw error;
    }
  };

/** For bodies that are still a stream when the framework would validate them: the schema describes them, the handler validates. */
export const unvalidated = () => (data: unknown) => ({ value: data });

type Issue = z.core.$ZodIssue;

function describe(issue: Issue): string {
  if (issue.path.length === 0) return 'The body must be a JSON object.';
  const field = issue.path.join('.');
  if (issue.input === undefined) return `${field} is required.`;
  const kind = issue.code === 'invalid_union' ? discriminatorOf(issue) : undefined;
  if (kind) return kind;
  // What is wrong within a value is said of it; what it is would say nothing more.
  const isWithin = issue.code === 'custom' && typeof issue.input === 'object';
  const has =
    (issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(issue.input)
      ? `, but has ${issue.input.length}`
      : `, but is ${shown(issue.input)}`;
  return `${field} ${demand(issue)}${isWithin ? '' : has}.`;
}

/** Which kinds of a value there are, where it names one that is none of them. */
function discriminatorOf(issue: Extract<Issue, { code: 'invalid_union' }>): string | undefined {
  const { discriminator, input } = issue as typeof issue & { discriminator?: string };
  if (discriminator === undefined || typeof input !== 'object' || input === null) return undefined;
  const given = (input as Record<string, unknown>)[discriminator];
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  const path = [...issue.path, ...(issue.path.at(-1) === discriminator ? [] : [discriminator])].join('.');
  if (options.length === 0) return undefined;
  return given === undefined
    ? `${path} is required.`
    : `${path} must be one of ${nearestFirst(typeof given === 'string' ? given : '', options)}, but is ${shown(given)}.`;
}

/** A number's demand is its schema's to say: which numbers there are is not in its type. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function demand(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const type = typeNames[issue.expected];
      return type === undefined ? issue.message : `must be ${type}`;
    }
    case 'invalid_value':
      return `must be one of ${nearestFirst(typeof issue.input === 'string' ? issue.input : '', issue.values.map(String))}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return issue.origin === 'array' ? `must have at least ${entries(issue.minimum)}` : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array' ? `must have at most ${entries(issue.maximum)}` : `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

const entries = (count: number | bigint): string => (Number(count) === 1 ? '1 entry' : `${count} entries`);

/** Enough of what was sent to recognise it. Objects and arrays are not looked into: they may be deep, and large. */
function shown(input: unknown): string {
  if (typeof input === 'string') return input.length > 60 ? `a string of ${countCodePoints(input)} characters` : JSON.stringify(input);
  if (Array.isArray(input)) return 'an array';
  return typeof input === 'object' && input !== null ? 'an object' : String(input);
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _character of text) count++;
  return count;
}
