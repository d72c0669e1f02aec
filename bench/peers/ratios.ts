/** What the others take in times of what Slidewright takes, and why where that is less. */
import type { MadeBy, Results } from './results.ts';

export const costs = ['cold', 'coldWall', 'warm', 'memory', 'size', 'install'] as const;
export type Cost = (typeof costs)[number];

export const costNames: Readonly<Record<Cost, string>> = {
  cold: 'processor, first file',
  coldWall: 'clock, first file',
  warm: 'processor, each further file',
  memory: 'memory',
  size: 'file size',
  install: 'installation',
};

/** Seconds, megabytes, kilobytes; undefined where it has none. */
export function costsOf({ measured }: Pick<MadeBy, 'measured'>): Readonly<Record<Cost, number | undefined>> {
  return {
    cold: measured?.cold.cpu,
    coldWall: measured?.cold.wall,
    warm: measured?.warm?.cpu,
    memory: measured?.cold.memory,
    size: measured?.kilobytes,
    install: measured?.installMegabytes,
  };
}

/** Another's costs in times of ours; below 1 it takes less. */
export function ratiosOf(other: Pick<MadeBy, 'measured'>, ours: Pick<MadeBy, 'measured'>): Partial<Record<Cost, number>> {
  const [theirs, own] = [costsOf(other), costsOf(ours)];
  return Object.fromEntries(
    costs.flatMap((cost) => {
      const [their, mine] = [theirs[cost], own[cost]];
      return their === undefined || !mine ? [] : [[cost, their / mine]];
    }),
  );
}

/** What has to be less for a difference to be more than chance. */
export const LESS = 0.95;

/** Known reasons by who is better and in what; "*" stands for all that are not named. */
const reasons: Readonly<Record<string, Partial<Record<Cost | '*', string>>>> = {
  PptxGenJS: {
    '*': 'It measures no text and designs nothing: positions and sizes are the caller’s, and whether the words fit is not looked at. It has one package to load, Slidewright the shaper of text, hyphenation, templates and fonts.',
    size: 'It embeds no fonts.',
    install: 'It brings no fonts: those are most of what Slidewright installs.',
  },
  pandoc: {
    '*': 'It is one compiled program that fills the layouts of its template and measures no text; each file is a process, so nothing is loaded for a second one.',
    size: 'It embeds no fonts and draws no shapes and no charts.',
    install: 'It brings neither fonts nor templates beside its own one.',
  },
  'python-pptx': {
    '*': 'It measures no text and designs nothing: it fills the layouts of its template.',
    size: 'It embeds no fonts and draws no shapes.',
    install: 'It brings no fonts.',
  },
  Typst: {
    '*': 'It is compiled, and the page is one plain style without charts, arrangements, or art of a template. Its fonts are in the program.',
    install: 'Its fonts are few and in the program; other scripts need fonts of the system.',
  },
  LibreOffice: {
    '*': 'It only draws what Slidewright has laid out: its time comes on top of the time that makes the PPTX.',
    size: 'It compresses the photographs anew, which loses some of them; Slidewright keeps them as they are.',
    cold: 'It is compiled, and only draws what Slidewright has laid out: its time comes on top of the time that makes the PPTX.',
  },
  'Marp CLI': { '*': 'Chromium is compiled; the page is one plain style without charts.' },
  'Marp CLI, editable': { size: 'It embeds no fonts; each line is a text box of its own.' },
};

export interface Better {
  readonly name: string;
  readonly costs: readonly Cost[];
  readonly reason: string;
}

/** Where another takes less, and why; a reason that is not known is said to be so. */
export function better(results: Results): Better[] {
  return results.made.flatMap((other) => {
    const ours = results.made.find(({ name, format }) => name === 'Slidewright' && format === other.format);
    if (!ours || other === ours) return [];
    const less = costs.filter((cost) => (ratiosOf(other, ours)[cost] ?? 1) < LESS);
    const byReason = Map.groupBy(
      less,
      (cost) => reasons[other.name]?.[cost] ?? reasons[other.name]?.['*'] ?? 'Why has not been looked at.',
    );
    return [...byReason].map(([reason, of]) => ({ name: `${other.name}, ${other.format.toUpperCase()}`, costs: of, reason }));
  });
}
