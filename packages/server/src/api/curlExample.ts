/** How a route is tried at a terminal: a command of `curl` that has all that it needs, with values to be replaced. */
import type { Route, Schema } from './description.ts';

/** `address` is the service's; `resolve` follows a schema's references. */
export function curlExample({ path, method, operation }: Route, address: string, resolve: (schema: Schema) => Schema): string {
  const { requestBody, security, parameters = [] } = operation;
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  const query = parameters.filter(({ in: where, required }) => where === 'query' && required === true).map(({ name }) => `${name}=…`);
  const url = `${address}${path.replace(/\{(\w+)\}/g, (_, name: string) => samplesInPath[name] ?? `$${name.toUpperCase()}`)}`;
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${url}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    ...(security?.length === 0 ? [] : [`-H "authorization: Bearer $KEY"`]),
    ...(body?.schema && type !== undefined ? bodyParts(type, body.schema, resolve) : []),
  ];
  return parts.join(' \\\n  ');
}

/** What is counted or chosen from a few, where anything else would be refused. */
const samplesInPath: Readonly<Record<string, string>> = { format: 'pdf', number: '1', slide: '1' };

function bodyParts(type: string, schema: Schema, resolve: (schema: Schema) => Schema): string[] {
  if (type !== 'multipart/form-data') {
    // Within single quotes a shell takes all as it is but these.
    const json = JSON.stringify(sampleOf(schema, 'value', resolve)).replaceAll("'", String.raw`'\''`);
    return [`-H "content-type: ${type}"`, `-d '${json}'`];
  }
  return (resolve(schema).required ?? []).map((name) => (name === 'file' ? '-F file=@report.pdf' : `-F ${name}=…`));
}

/** A value with what is required and no more. */
function sampleOf(schema: Schema, name: string, resolve: (schema: Schema) => Schema): unknown {
  const { type, const: only, enum: values, oneOf, anyOf, items, properties, required = [], minimum } = resolve(schema);
  if (only !== undefined) return only;
  if (values) return values[0];
  const [first] = oneOf ?? anyOf ?? [];
  if (first) return sampleOf(first, name, resolve);
  const [kind] = [type].flat();
  if (kind === 'array') return items ? [sampleOf(items, name, resolve)] : [];
  if (kind === 'integer' || kind === 'number') return Math.max(0, minimum ?? 0);
  if (kind === 'boolean') return true;
  if (properties) {
    return Object.fromEntries(
      required.flatMap((field) => {
        const inner = properties[field];
        return inner ? [[field, sampleOf(inner, field, resolve)]] : [];
      }),
    );
  }
  return `Your ${name}`;
}
