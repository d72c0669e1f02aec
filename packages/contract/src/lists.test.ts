import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { slide } from './deck.ts';
import { listLimits } from './lists.ts';

type Schema = z.core.$ZodType;

/** The limits of the arrays in the schema, by their paths; those that have none are left out. */
function limitsIn(schema: Schema, path: string[] = []): Record<string, readonly [number, number]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') return limitsIn(def.innerType, path);
  if (def.type === 'object') {
    return Object.assign({}, ...Object.entries(def.shape).map(([name, member]) => limitsIn(member, [...path, name])));
  }
  if (def.type === 'tuple') return { [path.join('.')]: [def.items.length, def.items.length] };
  if (def.type !== 'array') return {};
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { _zod: check } of def.checks ?? []) {
    const limit = (check as z.core.$ZodChecks['_zod']).def;
    if (limit.check === 'min_length') least = limit.minimum;
    if (limit.check === 'max_length') most = limit.maximum;
    if (limit.check === 'length_equals') least = most = limit.length;
  }
  return { ...(most < Number.POSITIVE_INFINITY && { [path.join('.')]: [least, most] }), ...limitsIn(def.element, [...path, '*']) };
}

test('the limits of lists are those of the schemas', () => {
  const found = slide.options.flatMap((kind) => {
    const limits = limitsIn(kind);
    return Object.keys(limits).length > 0 ? [[kind.shape.kind.value, limits]] : [];
  });
  assert.deepEqual(listLimits, Object.fromEntries(found));
});
