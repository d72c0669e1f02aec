/** Who speaks, as the prompts say it: the lines of a source that stand in front of its text. */
export const openingLines = (opening: readonly string[] | undefined): string[] =>
  opening === undefined || opening.length === 0
    ? []
    : [['In front of it stands, for who speaks, to whom and when', ...opening.map((line) => `- ${JSON.stringify(line)}`)].join('\n')];
