/** `slidewright render`: a Deck, as JSON, to a file without the service. */
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { deck } from '@slidewright/contract/deck';
import { defaultTemplate } from '@slidewright/contract/template';
import { render } from '@slidewright/engine/render';
import type { Command } from 'commander';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { unheededIn } from '../mcp/unheeded.ts';
import { requireTemplates } from '../templates/ownTemplates.ts';
import { setOptions, type V8Option } from '../world/v8Options.ts';
import { requireFolderOf } from './folder.ts';
import { jsonOption } from './options.ts';
import { isForProgram, print } from './print.ts';

/**
 * When V8 compiles a function anew with optimizations: WebAssembly after about so many bytes run, JavaScript after so many calls. For one deck that
 * does not pay with V8's own numbers: a third of the processor time goes into it, most of it after a function was last
 * called. A deck of 200 slides still gets there. Set when all is loaded, and set back at the end, since V8 takes compiled code only with the
 * options that it was made with.
 */
export const optimizingPaysFrom: readonly V8Option[] = [
  { name: 'wasm-tiering-budget', own: 13_000_000, here: 500_000_000 },
  { name: 'invocation-count-for-maglev', own: 400, here: 2000 },
  { name: 'invocation-count-for-turbofan', own: 10_000, here: 20_000 },
];

interface Options {
  out: string;
  template: string;
  json?: boolean;
}

export function renderCommand(program: Command): void {
  program
    .command('render')
    .summary('turn a deck.json into a .pptx or .pdf')
    .description('Renders a Deck (JSON; its schema is in packages/contract/src/deck.ts) to a file, without the service.')
    .argument('<deck>', 'the Deck: a JSON file, or "-" for standard input')
    .requiredOption('--out <path>', 'where the deck is saved: x.pptx or x.pdf')
    .option('--template <id>', 'one of "slidewright templates"', defaultTemplate)
    .option(...jsonOption)
    .action(async (path: string, options: Options, command: Command) => {
      const format = extname(options.out).slice(1).toLowerCase();
      if (format !== 'pptx' && format !== 'pdf') command.error('error: --out must end in .pptx or .pdf', { exitCode: 2 });
      await requireFolderOf(options.out, command);
      const { templates, warnings } = await requireTemplates(readConfig().templatesDir);
      const template = templates.byId(options.template);
      if (!template) {
        command.error(`error: --template "${options.template}" is unknown; there are ${templates.ids.join(', ')}`, { exitCode: 2 });
      }
      if (!isForProgram()) for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
      const written = parseJson(await read(path, command), path, command);
      const parsed = deck.safeParse(written);
      if (!parsed.success) command.error(`error: ${path} is not a Deck:\n${z.prettifyError(parsed.error)}`);
      const unheeded = unheededIn(written, parsed.data);
      if (unheeded !== undefined && !isForProgram()) process.stderr.write(`warning: ${unheeded}\n`);
      setOptions(optimizingPaysFrom, 'here');
      const file = render(parsed.data, { template, format, split: true }, templates.fonts);
      setOptions(optimizingPaysFrom, 'own');
      await writeFile(options.out, file.bytes);
      print(options.json, { file: options.out, slides: file.slides, bytes: file.bytes.length }, options.out);
    });
}

async function read(path: string, command: Command): Promise<string> {
  if (path === '-') return text(process.stdin);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    return command.error(`error: ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function parseJson(text: string, path: string, command: Command): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return command.error(`error: ${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
