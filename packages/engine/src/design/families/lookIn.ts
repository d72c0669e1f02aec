import type { Template } from '../templates/template.ts';

/** What a family keeps for the template. Throws where it keeps nothing: a template that looks like another by accident is a fault. */
export function lookIn<T>(looks: Readonly<Record<string, T>>, { base, family }: Pick<Template, 'base' | 'family'>): T {
  const look = looks[base];
  if (look === undefined) throw new Error(`"${base}" has no look among those of the family ${family}: ${Object.keys(looks).join(', ')}`);
  return look;
}
