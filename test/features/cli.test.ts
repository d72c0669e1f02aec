/** The command line, run as people run it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import test from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { runCommand } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

const ana = ['--email', 'ana@example.org'];

test('accounts and keys are made, changed and listed; --json prints one value', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand([...args, '--json'], settings);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    return JSON.parse(stdout);
  };
  const created = await json('account', 'create', ...ana, '--plan', 'starter', '--credits', '3');
  assert.match(created.key, /^ppsk_[A-Za-z0-9_-]{43}$/);
  const account = { userId: 1, email: 'ana@example.org', plan: 'starter', credits: 3 };
  assert.deepEqual(created, { ...account, key: created.key });
  assert.deepEqual(await json('account', 'set-plan', ...ana, '--plan', 'team'), { ...account, plan: 'team' });
  assert.deepEqual(await json('account', 'add-credits', ...ana, '--credits', '4'), { ...account, plan: 'team', credits: 7 });
  const rotated = await json('key', 'rotate', '--email', 'ANA@example.org');
  assert.notEqual(rotated.key, created.key);
  assert.deepEqual(await json('key', 'revoke', ...ana), { userId: 1, email: 'ana@example.org', revoked: true });
  assert.equal((await json('account', 'create', '--email', 'bea@example.org', '--plan', 'internal')).credits, null);
  assert.deepEqual(await json('account', 'list'), [
    { ...account, plan: 'team', credits: 7, hasKey: false },
    { userId: 2, email: 'bea@example.org', plan: 'internal', credits: null, hasKey: true },
  ]);
  assert.equal((await json('templates')).length, templateIds.length);
});

test('several processes may make the same new store at once', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  const create = (n: number) => runCommand(['account', 'create', '--email', `user${n}@example.org`, '--plan', 'pro', '--json'], settings);
  const answers = await Promise.all([1, 2, 3, 4].map(create));
  assert.deepEqual(
    answers.map(({ code, stderr }) => [code, stderr]),
    answers.map(() => [0, '']),
  );
  assert.equal(new Set(answers.map(({ stdout }) => JSON.parse(stdout).userId)).size, 4);
});

const mistakes: [args: string[], code: number, message: RegExp][] = [
  [['account', 'create', '--email', 'ana', '--plan', 'pro'], 2, /--email <address>' argument 'ana' is invalid\. Give an address such as/],
  [
    ['account', 'create', ...ana, '--plan', 'gold'],
    2,
    /--plan <plan>' argument 'gold' is invalid\. The plans are free, starter, pro, team, internal/,
  ],
  [
    ['account', 'create', ...ana, '--plan', 'pro', '--credits', '-1'],
    2,
    /--credits <number>' argument '-1' is invalid\. Give a whole number from 0/,
  ],
  [['account', 'create', '--plan', 'pro'], 2, /required option '--email <address>' not specified/],
  [['account', 'add-credits', ...ana, '--credits', '0'], 2, /Give a whole number from 1/],
  [['key', 'rotate', ...ana], 1, /--email ana@example\.org has no account here: "slidewright account list"/],
  [['account', 'set-plan', ...ana, '--plan', 'pro'], 1, /--email ana@example\.org has no account here/],
  [
    ['render', 'docs/examples/diagrams.json', '--out', 'nowhere/x.pdf'],
    1,
    /--out nowhere\/x\.pdf: nowhere is no folder that can be written/,
  ],
  [['serve', '--prot', '1'], 2, /unknown option '--prot'/],
  [['sevre'], 2, /unknown command 'sevre'/],
];

test('mistakes are answered with the option, the remedy and the exit code', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  await runCommand(['account', 'create', '--email', 'bea@example.org', '--plan', 'pro'], settings);
  for (const [args, code, message] of mistakes) {
    const finished = await runCommand(args, settings);
    assert.match(finished.stderr, message);
    assert.deepEqual(
      { code: finished.code, stdout: finished.stdout, lines: finished.stderr.trim().split('\n').length <= 2 },
      { code, stdout: '', lines: true },
    );
  }
});

test('an account is made once, and unlimited credits cannot be added to', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  await runCommand(['account', 'create', ...ana, '--plan', 'pro'], settings);
  const again = await runCommand(['account', 'create', '--email', 'Ana@Example.org', '--plan', 'pro'], settings);
  assert.deepEqual([again.code, again.stdout], [1, '']);
  assert.match(
    again.stderr,
    /^In DATA_DIR \S+:\nerror: --email Ana@Example\.org has an account already: "slidewright key rotate"[^\n]*\n$/,
  );
  const added = await runCommand(['account', 'add-credits', ...ana, '--credits', '1'], settings);
  const refusal = 'error: --email ana@example.org has unlimited credits already: nothing was added';
  assert.deepEqual([added.code, added.stderr], [1, `In DATA_DIR ${settings.DATA_DIR}:\n${refusal}\n`]);
});

test('no store is made by accident, and programs read errors as JSON', async (t) => {
  const folder = await temporaryFolder(t);
  const settings = { DATA_DIR: join(folder, 'elsewhere') };
  for (const args of [['key', 'rotate', ...ana], ['doctor']]) {
    const { code, stdout, stderr } = await runCommand([...args, '--json'], settings);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(
      JSON.parse(stderr).error.message,
      /^There is no store in DATA_DIR \S+elsewhere: set DATA_DIR to the folder of the service/,
    );
  }
  assert.equal(existsSync(settings.DATA_DIR), false);
  const made = await runCommand(['account', 'create', ...ana, '--plan', 'pro'], settings);
  assert.match(made.stderr, /^In DATA_DIR \S+elsewhere, which is new:\n$/);
  const wrong = await runCommand(['account', 'create', ...ana, '--plan', 'gold', '--json'], settings);
  assert.match(JSON.parse(wrong.stderr).error.message, /--plan <plan>' argument 'gold' is invalid/);
});

test('generate names what is missing or does not go together before it asks for anything', async (t) => {
  const folder = await temporaryFolder(t);
  const out = ['--out', join(folder, 'deck.pptx')];
  const mistaken: [args: string[], code: number, message: RegExp][] = [
    [['--file', join(folder, 'none.pdf'), ...out], 1, /^error: \S+none\.pdf is not there \(for a deck about a topic give --topic "…"\)\n$/],
    [[join(folder, 'none.pdf'), '--file', 'other.pdf', ...out], 2, /give one source: a path, --topic, --text-file or --file/],
    [[import.meta.filename, '--out', folder], 2, /must end in \.pptx or \.pdf/],
    [out, 2, /give one source: a path, --topic, --text-file or --file/],
    [['--text-file', folder, '--audience', 'all', ...out], 2, /^error: --audience goes with --topic, not with --text-file\n$/],
    [['--topic', 'Tea', '--density', 'minimal', ...out], 2, /^error: --density goes with --text-file and --file, not with --topic\n$/],
    [['--topic', 'Tea', '--image-source', 'paper', ...out], 2, /Allowed choices are unsplash, pexels/],
    [['--topic', 'Tea', '--out', join(folder, 'deck.odp')], 2, /must end in \.pptx or \.pdf/],
    [['--topic', 'Tea', '--key', 'ppsk_x', '--url', 'http://127.0.0.1:9', ...out], 1, /^error: no service answers at http/],
  ];
  for (const [args, code, message] of mistaken) {
    const finished = await runCommand(['generate', ...args], {});
    assert.match(finished.stderr, message);
    assert.deepEqual([finished.code, finished.stdout], [code, '']);
  }
});

test('shells are told of all commands', async () => {
  for (const shell of ['zsh', 'fish']) {
    const { code, stdout } = await runCommand(['completion', shell], {});
    assert.equal(code, 0);
    for (const word of ['serve', 'set-plan', 'image-source', 'Reykjavik']) assert.ok(stdout.includes(word), `${shell}: ${word}`);
  }
  const { stdout } = await runCommand(['completion', 'bash'], {});
  const ask = `COMP_WORDS=(slidewright account set); COMP_CWORD=2; _slidewright; echo "\${COMPREPLY[*]}"; COMP_WORDS=(slidewright generate --template Kyo); COMP_CWORD=3; _slidewright; echo "\${COMPREPLY[*]}"`;
  const completed = execFileSync('bash', ['-c', `${stdout}\n${ask}`], { encoding: 'utf8' });
  assert.deepEqual(completed.trim().split('\n'), ['set-plan', 'Kyoto']);
});

test('a start that cannot be is explained in one line', async (t) => {
  const folder = await temporaryFolder(t);
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
  });
  t.after(() => taken.close());
  await writeFile(join(folder, 'file'), '');
  const starts: [settings: Record<string, string>, message: RegExp][] = [
    [{ DATA_DIR: folder, PORT: String(port) }, new RegExp(`^error: PORT ${port} is taken on 127\\.0\\.0\\.1: [^\\n]*\\n$`)],
    [{ DATA_DIR: join(folder, 'file', 'data') }, /^error: DATA_DIR \S+ cannot be written \(ENOTDIR\): [^\n]*\n$/],
    [{ DATA_DIR: folder, WORKERS: 'many' }, /^error: WORKERS must be [^\n]*\n$/],
  ];
  for (const [settings, message] of starts) {
    const { code, stdout, stderr } = await runCommand(['serve'], settings);
    assert.match(stderr, message);
    assert.deepEqual([code, stdout], [1, '']);
  }
  const idle = await runCommand(['worker'], { DATA_DIR: folder, WORKERS: '0' });
  assert.match(idle.stderr, /^error: WORKERS is 0/);
});

test('every command explains itself', async (t) => {
  const settings = { DATA_DIR: await temporaryFolder(t) };
  const top = await runCommand(['--help'], settings);
  for (const name of ['serve', 'worker', 'account', 'key', 'templates', 'render', 'generate', 'mcp', 'completion'])
    assert.match(top.stdout, new RegExp(`^  ${name}\\b`, 'm'));
  for (const args of [['serve'], ['worker'], ['account'], ['account', 'create'], ['key', 'rotate'], ['templates']]) {
    const { code, stdout } = await runCommand([...args, '--help'], settings);
    assert.equal(code, 0);
    assert.match(stdout, new RegExp(`^Usage: slidewright ${args.join(' ')}`));
  }
});
