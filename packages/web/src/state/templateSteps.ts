/** Decks that are versions of each other in other templates: a switch makes one, and is undone by going back. */
const before = new Map<string, string>();
const after = new Map<string, string>();

export function rememberSwitch(from: string, to: string): void {
  before.set(to, from);
  after.set(from, to);
}

/** The deck that this one was made of in another template, and the one that was made of it, in this visit. */
export const templateSteps = (id: string): { readonly back: string | undefined; readonly forth: string | undefined } => ({
  back: before.get(id),
  forth: after.get(id),
});
