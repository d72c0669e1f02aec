/**
 * Texts beside what a layout is for: what follows from a table or from figures, the second column of a list, the contents on a cover. Each has a
 * place of its own on a layout that has it, so that PowerPoint's outline shows it and Reset Slide knows it.
 */

interface BesideLook {
  /** DrawingML's idx: beyond those of all layouts. */
  readonly index: number;
  /** Shown where it is empty. */
  readonly prompt: string;
  /** What its layout is called by, beside the name of the one that it is added to. */
  readonly name: string;
}

export const besides = {
  remark: { index: 41, prompt: 'What follows', name: 'remark' },
  more: { index: 42, prompt: 'Text', name: 'two columns' },
  contents: { index: 43, prompt: 'Contents', name: 'contents' },
  takeaway: { index: 44, prompt: 'Takeaway', name: 'takeaway' },
  statement: { index: 45, prompt: 'Statement', name: 'statement' },
} as const satisfies Record<string, BesideLook>;

export type Beside = keyof typeof besides;

export const isBeside = (key: string): key is Beside => Object.hasOwn(besides, key);
