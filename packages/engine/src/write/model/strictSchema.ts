/** The JSON Schema of a shape, in the subset that every provider's structured output takes. */
import { z } from 'zod';
import type { JsonObject } from '../../world.ts';

/**
 * Every property is required and none may be added; what the shape lets be absent may be null. Bounds (lengths, counts) are left out:
 * providers refuse some of them, so they stand in the prompt and are checked afterwards.
 */
export function strictSchema(shape: z.ZodType): JsonObject {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' });
  return strict(schema);
}

function strict(schema: JsonObject): JsonObject {
  const { properties, items, anyOf, minimum: _, maximum: __, ...rest } = schema;
  return {
    ...rest,
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((option) => (isObject(option) ? strict(option) : option)) }),
    ...(isObject(items) && { items: strict(items) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, isObject(value) ? strict(value) : value])),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  };
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
