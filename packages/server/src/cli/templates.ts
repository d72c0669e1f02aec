/** `slidewright templates`: what a request's `template` may name. */
import { templateIds } from '@slidewright/contract/template';
import type { Command } from 'commander';
import { jsonOption } from './options.ts';
import { print } from './print.ts';

export function templatesCommand(program: Command): void {
  program
    .command('templates')
    .description('Lists the built-in templates, the default first.')
    .option(...jsonOption)
    .action(({ json }: { json?: boolean }) => print(json, templateIds, templateIds.join('\n')));
}
