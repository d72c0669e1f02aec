/** The reference of the interface as a page of the documentation: what OpenAPI describes, for whoever reads it. */
import { curlExample } from './curlExample.ts';
import type { Description, Route, Schema } from './description.ts';
import { escapeHtml } from './plainPage.ts';

/** HTML. `address` is the service's, without a slash at its end; `root` is the path in it. */
export function referenceOf(description: Description, address: string, root: string): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  // What the service says of itself is looked for last.
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'Others'))].sort(
    (a, b) => Number(a === LAST) - Number(b === LAST),
  );
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'Others') === tag);
    const list = own.map(
      ({ path, method, operation }) =>
        `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a> ${inText(operation.summary ?? '')}</li>`,
    );
    return `<h2 id="${slug(tag)}">${escapeHtml(tag)}</h2><ul class="routes">${list.join('')}</ul>${own.map((each) => routeText(each, address, description)).join('')}`;
  });
  const { info } = description;
  return `<h1>Reference of the interface</h1><p>${inText(info.description ?? '')} Version ${escapeHtml(info.version)}.</p>
    <p>For programs it is at <a href="${root}/openapi.json">openapi.json</a>; Swagger UI, Postman and their like open that file. Each request is shown as a command of <code>curl</code> that tries it, with the key in <code>$KEY</code>; the page <a href="${root}/">Create</a> shows the command of what one has chosen there. What each error means stands under <a href="${root}/docs/errors">Errors and remedies</a>.</p>
    ${sections.join('')}`;
}

/** A description in HTML; what stands between backticks is code. */
const inText = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const LAST = 'Service';
const slug = (tag: string): string => `of-${tag.toLowerCase().replace(/\W+/g, '-')}`;

function routeText(route: Route, address: string, all: Description): string {
  const { path, method, operation } = route;
  const { operationId, summary = '', description = '', parameters = [], requestBody, responses, security } = operation;
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  const given = parameters.map(({ name, in: where, required, description: told, schema }) => ({
    name,
    schema: { ...schema, ...(told !== undefined && { description: told }) },
    required: required === true,
    where: where === 'path' ? 'in the path' : where === 'query' ? 'in the query' : 'a header',
  }));
  const answers = Object.entries(responses).map(([status, { description: told = '', content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    const fields = Number(status) < 300 && schema && resolved(schema, all).properties ? fieldsTable(schema, all) : '';
    return `<li><strong>${status}</strong> ${inText(told)}${fields}</li>`;
  });
  return `<section class="route" aria-labelledby="${operationId}">
    <h3 id="${operationId}"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
    <p><strong>${inText(summary)}.</strong> ${inText(description)}${security?.length === 0 ? ' Needs no key.' : ''}</p>
    ${given.length > 0 ? table(given.map((each) => row(each.name, each.schema, each.required, all, each.where))) : ''}
    ${body?.schema ? `<p>The body, <code>${escapeHtml(type ?? '')}</code>:</p>${fieldsTable(body.schema, all)}` : ''}
    <pre tabindex="0" role="region" aria-label="${escapeHtml(`A command that tries ${operationId}`)}"><code>${escapeHtml(curlExample(route, address, (schema) => resolved(schema, all)))}</code></pre>
    <p>Answers:</p><ul>${answers.join('')}</ul></section>`;
}

const table = (rows: readonly string[]): string =>
  `<div class="wide" tabindex="0" role="group" aria-label="Fields"><table><thead><tr><th>Name</th><th>What it may be</th><th>What it means</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

/** The fields of an object; nothing of what has none. */
function fieldsTable(schema: Schema, all: Description): string {
  const { properties = {}, required = [], description } = resolved(schema, all);
  const rows = Object.entries(properties).map(([name, field]) => row(name, field, required.includes(name), all));
  return rows.length > 0 ? table(rows) : `<p>${description === undefined ? kindOf(schema, all) : inText(description)}</p>`;
}

function row(name: string, schema: Schema, required: boolean, all: Description, where?: string): string {
  const { description, default: usual } = { ...resolved(schema, all), ...schema };
  const needed = required ? 'required' : usual === undefined ? 'optional' : `${JSON.stringify(usual)} without it`;
  const meaning = [where, required || where === undefined ? needed : 'optional'].filter(Boolean).join(', ');
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${kindOf(schema, all)}</td><td>${inText(description ?? '')} <span class="small">${escapeHtml(meaning)}</span></td></tr>`;
}

function resolved(schema: Schema, all: Description): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  const found = name === undefined ? undefined : all.components?.schemas?.[name];
  if (found) return resolved(found, all);
  // What is put together of parts has the fields of all of them.
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => resolved(part, all));
    return {
      ...schema,
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
    };
  }
  return schema;
}

const mostValues = 8;

/** What a value may be, in HTML. */
function kindOf(schema: Schema, all: Description): string {
  const { type, enum: values, const: only, items, oneOf, anyOf, properties, minimum, maximum, maxLength } = resolved(schema, all);
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (values) {
    const shown = values.slice(0, mostValues).map((value) => `<code>${escapeHtml(String(value))}</code>`);
    return `${shown.join(', ')}${values.length > mostValues ? ` and ${values.length - mostValues} more` : ''}`;
  }
  const options = oneOf ?? anyOf;
  if (options) {
    if (options.length > mostValues) return `one of ${options.length} kinds`;
    return [...new Set(options.map((option) => kindOf(option, all)))].join(' or ');
  }
  if (type === 'array') return `a list of ${items ? kindOf(items, all) : 'values'}`;
  if (properties)
    return `an object with ${Object.keys(properties)
      .slice(0, mostValues)
      .map((name) => `<code>${escapeHtml(name)}</code>`)
      .join(', ')}`;
  const bounds = [
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? [`from ${minimum}`] : []),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? [`to ${maximum}`] : []),
    ...(maxLength !== undefined ? [`at most ${maxLength} characters`] : []),
  ].join(' ');
  return escapeHtml([[type].flat().filter(Boolean).join(' or ') || 'any value', bounds].filter(Boolean).join(', '));
}
