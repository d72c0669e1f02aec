/** `slidewright templates`: what a request's `template` may name, and what the templates look like. */
import type { Command } from 'commander';
import { listTemplates } from './listTemplates.ts';
import { jsonOption } from './options.ts';
import { print } from './print.ts';

export function templatesCommand(program: Command): void {
  program
    .command('templates')
    .summary('list the templates')
    .description(
      'Lists the built-in templates, the default first, and those of TEMPLATES_DIR; with --gallery, draws a few slides of each built-in one.',
    )
    .option('--gallery <folder>', 'write pictures of each template to this folder instead')
    .option(...jsonOption)
    .action(async ({ gallery, json }: { gallery?: string; json?: boolean }) => {
      if (gallery === undefined) {
        const { ids } = await listTemplates();
        print(json, ids, ids.join('\n'));
        return;
      }
      const { drawGallery } = await import('./gallery.ts');
      const pictures = await drawGallery(gallery);
      print(json, { folder: gallery, pictures }, `${pictures} pictures in ${gallery}`);
    });
}
