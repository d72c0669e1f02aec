/** `slidewright generate`: a deck through a running service, from the terminal. */
import { constants, openAsBlob } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import { type Client, createClient, JobFailedError, SlidewrightError } from '@slidewright/client';
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { jsonOption } from './options.ts';
import { print } from './print.ts';

interface Options {
  topic?: string;
  textFile?: string;
  file?: string;
  out: string;
  slides?: number;
  template?: string;
  language?: string;
  url: string;
  key?: string;
  json?: boolean;
}

export function generateCommand(program: Command): void {
  program
    .command('generate')
    .summary('make a deck through a running service')
    .description('Makes a deck through a running service and saves it. The format follows the name: .pptx or .pdf.')
    .option('--topic <text>', 'what the deck is about')
    .option('--text-file <path>', 'a text file whose text is sent as text')
    .option('--file <path>', 'a document that is uploaded')
    .requiredOption('--out <path>', 'where the deck is saved: x.pptx or x.pdf')
    .option('--slides <number>', 'how many slides, 1 to 50 (default: as the content asks for)', parseSlides)
    .option('--template <id>', 'one of "slidewright templates" (default: Tokyo)')
    .option('--language <language>', 'language of a topic’s deck (default: detected)')
    .addOption(new Option('--url <url>', 'address of the service').env('SLIDEWRIGHT_URL').default('http://localhost:3000'))
    .addOption(new Option('--key <key>', 'API key').env('SLIDEWRIGHT_KEY'))
    .option(...jsonOption)
    .action(async (options: Options, command: Command) => {
      try {
        await generate(options, command);
      } catch (error) {
        if (error instanceof CommanderError) throw error;
        command.error(`error: ${explain(error, options)}`);
      }
    });
}

async function generate(options: Options, command: Command): Promise<void> {
  const sources = [options.topic, options.textFile, options.file].filter((source) => source !== undefined);
  if (sources.length !== 1) command.error('error: give exactly one of --topic, --text-file and --file', { exitCode: 2 });
  const format = extname(options.out).slice(1).toLowerCase();
  if (format !== 'pptx' && format !== 'pdf') command.error('error: --out must end in .pptx or .pdf', { exitCode: 2 });
  if (!URL.canParse(options.url))
    command.error(`error: --url "${options.url}" is not an address such as http://localhost:3000`, { exitCode: 2 });
  const folder = dirname(options.out);
  // Before anything is paid for.
  await access(folder, constants.W_OK).catch(() =>
    command.error(`error: --out ${options.out}: ${folder} is no folder that can be written`),
  );
  if (!options.key) command.error('error: no API key: set SLIDEWRIGHT_KEY or give --key ("npm start" prints one)', { exitCode: 2 });

  const client = createClient({ url: options.url, key: options.key });
  const started = performance.now();
  const { id } = await create(client, options, format);
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const progress = (state: string) => {
    if (process.stderr.isTTY && !options.json) process.stderr.write(`\r\u001b[K${state} ${seconds()}`);
  };
  progress('queued');
  const presentation = await client.wait(id, { onProgress: ({ status }) => progress(status) });
  await writeFile(options.out, await client.download(presentation));
  progress('completed');
  if (process.stderr.isTTY && !options.json) process.stderr.write('\n');
  print(options.json, { id, file: options.out, url: presentation.result.url }, options.out);
}

async function create(client: Client, options: Options, format: 'pptx' | 'pdf') {
  const shared = {
    format,
    ...(options.slides !== undefined && { numSlides: options.slides }),
    ...(options.template !== undefined && { template: options.template }),
  };
  if (options.topic !== undefined) {
    return client.createFromTopic({
      ...shared,
      topic: options.topic,
      ...(options.language !== undefined && { language: options.language }),
    });
  }
  if (options.textFile !== undefined) return client.createFromText({ ...shared, text: await readFile(options.textFile, 'utf8') });
  const path = options.file ?? '';
  return client.createFromFile({ ...shared, file: await openAsBlob(path), name: basename(path) });
}

function parseSlides(value: string): number {
  const slides = Number(value);
  if (!Number.isInteger(slides) || slides < 1 || slides > 50) throw new InvalidArgumentError('must be a whole number from 1 to 50.');
  return slides;
}

function explain(error: unknown, options: Options): string {
  if (error instanceof JobFailedError) return `the deck could not be made (${error.code}): ${error.message}`;
  if (error instanceof SlidewrightError) return error.message;
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return `no service answers at ${options.url}: start one with "npm start", or set SLIDEWRIGHT_URL`;
  }
  if (error instanceof Error && 'path' in error && 'code' in error) return `${error.path} cannot be read or written (${error.code})`;
  return error instanceof Error ? error.message : String(error);
}
