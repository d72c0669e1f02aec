/** The JSON Schema of a shape, in the subset that every provider's structured output takes. */
import { z } from 'zod';
import type { JsonObject } from '../../world.ts';

/**
 * Every property is required and none may be added. What the shape lets be absent is asked for all the same, and is then an empty text or
 * list: providers allow few unions with null in a schema. Bounds (lengths, counts) are left out, since some are refused: they stand in the
 * prompt and are checked afterwards.
 */
export function strictSchema(shape: z.ZodType): JsonObject {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' });
  return strict(schema);
}

function strict(schema: JsonObject): JsonObject {
  const { type, properties, items, anyOf, minimum: _, maximum: __, ...rest } = schema;
  const option = Array.isArray(anyOf) ? anyOf.filter(isObject).find((one) => one.type !== 'null') : undefined;
  if (option) return strict(option);
  return {
    type: Array.isArray(type) ? type.find((one) => one !== 'null') : type,
    ...rest,
    ...(isObject(items) && { items: strict(items) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, isObject(value) ? strict(value) : value])),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  };
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
