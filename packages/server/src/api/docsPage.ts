/** A page of the documentation: Markdown of the project's own as HTML, with links to its neighbours. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { type Held, hold } from './held.ts';
import { plainPage } from './plainPage.ts';

interface Topic {
  readonly name: string;
  readonly title: string;
  /** Relative to the folder of the documentation. */
  readonly file: string;
  readonly group: 'Use it' | 'Decks' | 'Run it' | 'Work on it';
}

/** In the order in which a reader needs them. */
export const docsTopics: readonly Topic[] = [
  { name: 'start', title: 'Quick start', file: '../README.md', group: 'Use it' },
  { name: 'extensions', title: 'Beyond the contract', file: 'extensions.md', group: 'Use it' },
  { name: 'errors', title: 'Errors and remedies', file: 'errors.md', group: 'Use it' },
  { name: 'assistants', title: 'Assistants (MCP)', file: 'assistants.md', group: 'Use it' },
  { name: 'templates', title: 'Templates', file: 'templates.md', group: 'Decks' },
  { name: 'exhibits', title: 'Exhibits', file: 'exhibits.md', group: 'Decks' },
  { name: 'pictures', title: 'Pictures', file: 'pictures.md', group: 'Decks' },
  { name: 'powerpoint', title: 'Editing in PowerPoint', file: 'powerpoint.md', group: 'Decks' },
  { name: 'accessibility', title: 'Accessibility', file: 'accessibility.md', group: 'Decks' },
  { name: 'quality', title: 'How good the words are', file: 'quality.md', group: 'Decks' },
  { name: 'languageModels', title: 'Language models', file: 'languageModels.md', group: 'Run it' },
  { name: 'operations', title: 'Operations', file: 'operations.md', group: 'Run it' },
  { name: 'security', title: 'Security', file: 'security.md', group: 'Run it' },
  { name: 'benchmark', title: 'Beside others', file: 'benchmark.md', group: 'Run it' },
  { name: 'architecture', title: 'Architecture', file: 'architecture.md', group: 'Work on it' },
  { name: 'contributing-look', title: 'Where the look is decided', file: 'contributing/look.md', group: 'Work on it' },
  { name: 'contributing-template', title: 'Adding a template', file: 'contributing/template.md', group: 'Work on it' },
  { name: 'contributing-exhibit', title: 'Adding an exhibit', file: 'contributing/exhibit.md', group: 'Work on it' },
  { name: 'contributing-language', title: 'Adding a language', file: 'contributing/language.md', group: 'Work on it' },
  { name: 'contributing-storage', title: 'Two engines of storage', file: 'contributing/storage.md', group: 'Work on it' },
];

const made = new Map<string, Held>();

/** `root` is the path before /docs in addresses, without a slash at its end. @throws when the topic's file is missing */
export async function docsPage(folder: string, name: string, root: string): Promise<Held> {
  const known = made.get(name);
  if (known) return known;
  const topic = docsTopics.find((one) => one.name === name);
  if (!topic) throw new Error(`There is no topic "${name}" in the documentation.`);
  const held = hold(Buffer.from(pageOf(topic, await readFile(join(folder, topic.file), 'utf8'), root)), 'text/html; charset=utf-8');
  made.set(name, held);
  return held;
}

const pageOf = (topic: Topic, markdown: string, root: string): string =>
  docsFrame(topic.title, topic.name, rendered(markdown, topic, root), root);

/** `here` is the topic's name, or "api"; `text` is HTML. */
export function docsFrame(title: string, here: string, text: string, root: string): string {
  const groups = [...new Set(docsTopics.map(({ group }) => group))];
  const contents = groups.map((group) => {
    const links = docsTopics.filter((one) => one.group === group).map((one) => link(one.name, one.title));
    if (group === 'Use it') links.splice(1, 0, link('api', 'Reference of the interface'));
    return `<h2>${group}</h2><ul>${links.join('')}</ul>`;
  });
  function link(name: string, shown: string): string {
    return `<li><a href="${root}/docs/${name}"${name === here ? ' aria-current="page"' : ''}>${shown}</a></li>`;
  }
  const main = `<main class="docs-text" id="main"><a class="docs-menu" href="#contents">All pages</a>${text}</main>`;
  // Behind the text, where a narrow screen has it; a wide one shows it beside.
  const nav = `<nav class="docs-contents" id="contents" tabindex="-1" aria-label="Documentation">${contents.join('')}</nav>`;
  const content = `<div class="docs">${main}${nav}</div>`;
  return plainPage(title, 'Docs', content, root);
}

/** A figure stays with its unit. */
const figures = (text: string): string => text.replace(/(\d) (×|%|s|ms|[KMG]B)(?![\w-])/g, '$1&nbsp;$2');
/** A corner without a name is no heading. */
const cell = (text: string, tag: string): string => (text === '' ? '<td></td>' : `<${tag}>${figures(text)}</${tag}>`);

function rendered(markdown: string, topic: Topic, root: string): string {
  const used = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const slug = slugOf(text);
        const times = used.get(slug) ?? 0;
        used.set(slug, times + 1);
        return `<h${depth} id="${times ? `${slug}-${times}` : slug}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const at = addressOf(href, topic, root);
        return at === undefined ? text : `<a href="${at}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const at = pictureOf(href, root);
        return at === undefined ? '' : `<img src="${at}" alt="${text.replaceAll('"', '&quot;')}" loading="lazy" />`;
      },
      // Wide ones are scrolled on their own, with the keyboard too.
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => cell(this.parser.parseInline(tokens), tag)).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return text.replace(/(src|href)="([^"]+)"/g, (all, name: string, at: string) => {
          const there = pictureOf(at, root) ?? addressOf(at, topic, root);
          return there === undefined ? all : `${name}="${there}"`;
        });
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** As GitHub makes them, which the links between the files go by. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Where a link of a file leads here; nowhere when what it names is not among the pages. */
function addressOf(href: string, topic: Topic, root: string): string | undefined {
  // The README names the service where it stands unless told otherwise; here it is this one.
  const own = /^http:\/\/localhost:3000(\/.*)?$/.exec(href);
  if (own) return `${root}${own[1] ?? '/'}`;
  // A pattern of an address is none.
  if (href.startsWith('http://localhost:PORT')) return undefined;
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const file = join('docs', topic.file, '..', path);
  const target = docsTopics.find((one) => join('docs', one.file) === file);
  return target && `${root}/docs/${target.name}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Where a picture of the repository is served; nowhere when it is not. */
function pictureOf(href: string, root: string): string | undefined {
  if (/(^|\/)images\/[\w-]+\.\w+$/.test(href)) return `${root}/docs/images/${href.split('/').pop()}`;
  // All covers, which stand among the templates' pictures.
  const sheet = /gallery\/(all-(?:covers|bullets)\.webp)$/.exec(href)?.[1];
  if (sheet) return `${root}/docs/images/${sheet}`;
  const [, template, slide] = /gallery\/(\w+)-(\w+\.webp)$/.exec(href) ?? [];
  return slide && `${root}/v1/templates/${template}/${slide}`;
}
