/** `slidewright generate`: a deck through a running service, from the terminal. */
import { spawn } from 'node:child_process';
import { constants, existsSync, openAsBlob } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type Client, createClient, JobFailedError, SlidewrightError, type TextRequest, type TopicRequest } from '@slidewright/client';
import { type Command, CommanderError, Option } from 'commander';
import { requireFolderOf } from './folder.ts';
import { addFields, fieldsOf, formatOf, type Origin } from './generateFields.ts';
import { jsonOption } from './options.ts';
import { isForProgram, print } from './print.ts';
import { barOf } from './progressBar.ts';

interface Options extends Record<string, unknown> {
  topic?: string;
  textFile?: string;
  file?: string;
  path?: string;
  out?: string;
  open?: boolean;
  url: string;
  key?: string;
  json?: boolean;
}

export function generateCommand(program: Command): void {
  const command = program
    .command('generate')
    .summary('make a deck through a running service')
    .description('Makes a deck through a running service and saves it. The format follows the name: .pptx or .pdf.')
    .argument('[source]', 'a document to upload: PDF, PPTX, DOCX, text or Markdown')
    .option('--topic <text>', 'what the deck is about')
    .option('--text-file <path>', 'a text file whose text is sent as text')
    .option('--file <path>', 'the same as [source]')
    .option('--out <path>', 'where the deck is saved: x.pptx or x.pdf (default: the source’s name, or "deck", with .pptx)');
  addFields(command)
    .option('--open', 'open the deck when it is there')
    .addOption(new Option('--url <url>', 'address of the service').env('SLIDEWRIGHT_URL').default('http://localhost:3000'))
    .addOption(new Option('--key <key>', 'API key').env('SLIDEWRIGHT_KEY'))
    .option(...jsonOption)
    .action(async (path: string | undefined, given: Options) => {
      const options = path === undefined ? given : { ...given, path };
      try {
        await generate(options, command);
      } catch (error) {
        if (error instanceof CommanderError) throw error;
        command.error(`error: ${explain(error, options)}`);
      }
    });
}

async function generate(options: Options, command: Command): Promise<void> {
  const sources: [Origin, string | undefined][] = [
    ['topic', options.topic],
    ['text', options.textFile],
    ['file', options.file],
    ['file', options.path],
  ];
  const [source, ...more] = sources.flatMap(([origin, given]) => (given === undefined ? [] : [{ origin, given }]));
  if (!source || more.length > 0) {
    command.error('error: give one source: a path, --topic, --text-file or --file', { exitCode: 2 });
  }
  const named = source.origin === 'topic' ? 'deck' : basename(source.given, extname(source.given));
  const out = options.out ?? `${named}.pptx`;
  // What was not named is not written over, the source least of all.
  if (options.out === undefined && existsSync(out))
    command.error(`error: ${out} is there already: name the deck with --out`, { exitCode: 2 });
  const format = formatOf(out);
  if (!format) command.error('error: --out must end in .pptx or .pdf', { exitCode: 2 });
  const fields = { ...fieldsOf(options, source.origin, command), format };
  if (!URL.canParse(options.url))
    command.error(`error: --url "${options.url}" is not an address such as http://localhost:3000`, { exitCode: 2 });
  // Before anything is paid for.
  if (source.origin !== 'topic') {
    await access(source.given, constants.R_OK).catch((cause: NodeJS.ErrnoException) =>
      command.error(
        cause.code === 'ENOENT'
          ? `error: ${source.given} is not there (for a deck about a topic give --topic "…")`
          : `error: ${source.given} cannot be read (${cause.code})`,
      ),
    );
  }
  await requireFolderOf(out, command);
  if (!options.key) command.error('error: no API key: set SLIDEWRIGHT_KEY or give --key ("npm start" prints one)', { exitCode: 2 });

  const warnings: string[] = [];
  const client = createClient({ url: options.url, key: options.key, onWarning: (warning) => warnings.push(warning) });
  const { id } = await create(client, source, fields);
  if (!isForProgram()) for (const warning of warnings) process.stderr.write(`warning: ${warning}\n`);
  if (process.stderr.isTTY && !isForProgram()) await watch(client, id);
  const presentation = await client.wait(id);
  await writeFile(out, await client.download(presentation));
  const told = source.origin === 'topic' ? await remarksOn(client, id) : [];
  if (!isForProgram()) for (const remark of told) process.stderr.write(`warning: ${remark}\n`);
  warnings.push(...told);
  const warned = warnings.length > 0 && { warnings };
  print(options.json, { id, file: out, url: presentation.result.url, ...warned }, out);
  if (options.open) open(out);
}

/** Why a deck about a topic has no content, and what to set; nothing where its slides are not kept. */
async function remarksOn(client: Client, id: string): Promise<readonly string[]> {
  try {
    return (await client.slides(id)).warnings ?? [];
  } catch {
    return [];
  }
}

/** Shows a bar until the presentation has ended, or nothing more is heard of it. */
async function watch(client: Client, id: string): Promise<void> {
  const started = performance.now();
  try {
    for await (const event of client.events(id)) process.stderr.write(`\r\u001b[K${barOf(event, (performance.now() - started) / 1000)}`);
  } catch {
    // A service that is older, or has just been restarted: the look-ups that follow say what became of it.
  }
  process.stderr.write('\n');
}

async function create(client: Client, { origin, given }: { origin: Origin; given: string }, fields: Record<string, unknown>) {
  // The service judges the fields, and says what is wrong with them.
  if (origin === 'topic') return client.createFromTopic({ ...fields, topic: given } as TopicRequest);
  if (origin === 'text') return client.createFromText({ ...fields, text: await readFile(given, 'utf8') } as TextRequest);
  return client.createFromFile({ ...fields, file: await openAsBlob(given), name: basename(given) });
}

/** With whatever the desktop opens such files with. */
function open(path: string): void {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open'];
  const child = spawn(command ?? 'xdg-open', [...args, path], { detached: true, stdio: 'ignore' });
  child.on('error', () => process.stderr.write(`warning: ${path} could not be opened: there is no ${command} here\n`));
  child.unref();
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
