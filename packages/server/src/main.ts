/** The command line. Each command is a file of cli/ that registers itself; only the files of the wanted one are loaded. */
import { enableCompileCache } from 'node:module';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { printError } from './cli/print.ts';

const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  serve: async () => (await import('./cli/serve.ts')).serveCommand,
  worker: async () => (await import('./cli/worker.ts')).workerCommand,
  account: async () => (await import('./cli/account.ts')).accountCommand,
  key: async () => (await import('./cli/key.ts')).keyCommand,
  job: async () => (await import('./cli/job.ts')).jobCommand,
  migrate: async () => (await import('./cli/migrate.ts')).migrateCommand,
  doctor: async () => (await import('./cli/doctor.ts')).doctorCommand,
  templates: async () => (await import('./cli/templates.ts')).templatesCommand,
  template: async () => (await import('./cli/template.ts')).templateCommand,
  generate: async () => (await import('./cli/generate.ts')).generateCommand,
  completion: async () => (await import('./cli/completion.ts')).completionCommand,
  mcp: async () => (await import('./cli/mcp.ts')).mcpCommand,
  render: async () => (await import('./cli/render.ts')).renderCommand,
};

const usageError = 2;

// Compiled code is kept in the system's temporary folder, or beside the bundle, which halves the time that a command takes to start.
enableCompileCache();

void run();

async function run(): Promise<void> {
  const program = new Command('slidewright')
    .description('Slidewright makes presentations: a topic, a text or a document in, PPTX or PDF out.')
    .version(manifest.version)
    .configureOutput({ outputError: printError })
    .exitOverride();

  const wanted = process.argv[2] ?? '';
  // The completion knows all of them, and so does the help; the version needs none.
  const isAll = wanted === 'completion' || !['--version', '-V', ...Object.keys(commands)].includes(wanted);
  for (const [name, load] of Object.entries(commands)) if (isAll || name === wanted) (await load())(program);

  try {
    await program.parseAsync();
  } catch (cause) {
    process.exitCode = exitCode(cause);
  }
}

/** Commander has already printed what it throws; "commander.error" is a command's own. */
function exitCode(cause: unknown): number {
  if (cause instanceof CommanderError) return cause.exitCode === 0 || cause.code === 'commander.error' ? cause.exitCode : usageError;
  printError(cause instanceof Error ? cause.message : String(cause));
  return 1;
}
