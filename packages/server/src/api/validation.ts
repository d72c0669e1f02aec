/** From zod's issues to one message that names the fields, their valid values and what was sent. */
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { ApiError } from './errors.ts';

/** The value that the schema makes of the data. Throws a 400 that says all that is wrong with it. */
export function validate<T extends z.ZodType>(schema: T, data: unknown): z.output<T> {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ApiError(400, result.error.issues.map(describe).join(' '));
  return result.data;
}

/** Validates what the framework has parsed before the handler runs. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    try {
      return { value: validate(schema, data) };
    } catch (error) {
      return { error: error as Error };
    }
  };

type Issue = z.core.$ZodIssue;

function describe(issue: Issue): string {
  if (issue.path.length === 0) return 'The body must be a JSON object.';
  const field = issue.path.join('.');
  if (issue.input === undefined) return `${field} is required.`;
  return `${field} ${demand(issue)}, but is ${shown(issue.input)}.`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  int: 'an integer',
  number: 'an integer',
};

function demand(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** Enough of what was sent to recognise it. */
function shown(input: unknown): string {
  if (typeof input === 'string' && input.length > 60) return `a string of ${[...input].length} characters`;
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
