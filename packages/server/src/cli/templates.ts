/** `slidewright templates`: what a request's `template` may name, and what the templates look like. */
import { templateIds } from '@slidewright/contract/template';
import type { Command } from 'commander';
import { jsonOption } from './options.ts';
import { print } from './print.ts';

export function templatesCommand(program: Command): void {
  program
    .command('templates')
    .summary('list the built-in templates')
    .description('Lists the built-in templates, the default first; with --gallery, draws a few slides of each.')
    .option('--gallery <folder>', 'write pictures of each template to this folder instead')
    .option(...jsonOption)
    .action(async ({ gallery, json }: { gallery?: string; json?: boolean }) => {
      if (gallery === undefined) {
        print(json, templateIds, templateIds.join('\n'));
        return;
      }
      const { drawGallery } = await import('./gallery.ts');
      const pictures = await drawGallery(gallery);
      print(json, { folder: gallery, pictures }, `${pictures} pictures in ${gallery}`);
    });
}
