/** Form fields are strings; these become what a JSON body would have held. A string that is no such value stays, for the schema to refuse. */
const coercions: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ['numSlides', (text) => (/^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : text)],
  ['debugMode', (text) => booleans.get(text.trim().toLowerCase()) ?? text],
]);
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

export function coerceFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const coerce = (name: string, value: unknown) => (typeof value === 'string' ? (coercions.get(name)?.(value) ?? value) : value);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, coerce(name, value)]));
}
