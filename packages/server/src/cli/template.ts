/** `slidewright template`: files of TEMPLATES_DIR. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { ownTemplateId, templateIds } from '@slidewright/contract/template';
import { type Command, Option } from 'commander';
import { jsonOption } from './options.ts';
import { isForProgram, print } from './print.ts';

interface Options {
  out?: string;
  id?: string;
  base?: string;
  json?: boolean;
}

export function templateCommand(program: Command): void {
  program
    .command('template')
    .summary('templates of your own')
    .description('Files of TEMPLATES_DIR: templates of your own.')
    .command('from')
    .summary('write one from a PowerPoint template')
    .description(
      'Writes a template from the colours, fonts, logo and footer of a PowerPoint template or presentation, and says what it could not take over.',
    )
    .argument('<file>', 'a .potx or .pptx')
    .option('-o, --out <path>', 'where it is saved: x.json, with its pictures beside it (default: the id with .json)')
    .option('--id <id>', 'what requests name it (default: made of the file’s name)')
    .addOption(
      new Option('--base <template>', 'the built-in template whose structure it has (default: the one that suits its master)').choices(
        templateIds,
      ),
    )
    .option(...jsonOption)
    .action(async (path: string, { out, id: given, base, json }: Options, command: Command) => {
      const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) =>
        command.error(`error: ${path} cannot be read: ${cause.code === 'ENOENT' ? 'it is not there' : cause.message}`),
      );
      const [{ readLook }, { idOf, templateFrom }, { readTemplates }, { logoRemarks }] = await Promise.all([
        import('@slidewright/engine/read/look/readLook'),
        import('../templates/from/templateFrom.ts'),
        import('../templates/ownTemplates.ts'),
        import('../templates/logoRemarks.ts'),
      ]);
      const id = given ?? idOf(basename(path, extname(path)));
      if (!ownTemplateId.test(id))
        command.error(`error: --id "${id}" must be one word of letters and digits that begins with a letter`, { exitCode: 2 });
      const file = out ?? `${id}.json`;
      if (!file.endsWith('.json')) command.error('error: --out must end in .json', { exitCode: 2 });
      const folder = dirname(file);
      const made = await templateFrom(readLook(bytes), { id, base, folder: dirname(path) });
      await mkdir(folder, { recursive: true });
      for (const [name, content] of Object.entries(made.files)) await writeFile(join(folder, name), content);
      await writeFile(file, `${JSON.stringify(made.template, null, 2)}\n`);
      // What is written is checked as a service would check it.
      const { templates, problems, warnings } = await readTemplates(folder);
      const own = (line: string) => line.includes(`, ${basename(file)}: `);
      const remarks = [
        ...made.remarks,
        ...problems.filter(own),
        ...warnings.filter(own),
        ...logoRemarks(templates).filter((line) => line.startsWith(`Template ${id}:`)),
      ];
      if (!isForProgram()) for (const remark of remarks) process.stderr.write(`${remark}\n`);
      print(json, { template: file, id, pictures: Object.keys(made.files), remarks }, file);
    });
}
