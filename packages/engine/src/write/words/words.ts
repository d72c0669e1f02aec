/** The words that a deck needs and no source supplies, by language. A table of data. */

export interface Words {
  readonly agenda: string;
  readonly sources: string;
  readonly thankYou: string;
  readonly questions: string;
  readonly overview: string;
  readonly summary: string;
  readonly keyPoints: string;
  readonly keyMessage: string;
  readonly keyFigures: string;
  readonly discussion: string;
  readonly nextSteps: string;
  readonly inDetail: string;
  /** Put before a quoted sentence's title. */
  readonly inTheWords: string;
  /** Stands for a title that nothing in the source supplies. */
  readonly presentation: string;
}

const table: Readonly<Record<string, Words>> = {
  en: {
    agenda: 'Agenda',
    sources: 'Sources',
    thankYou: 'Thank you',
    questions: 'Questions',
    overview: 'Overview',
    summary: 'Summary',
    keyPoints: 'Key points',
    keyMessage: 'Key message',
    keyFigures: 'Key figures',
    discussion: 'Discussion',
    nextSteps: 'Next steps',
    inDetail: 'In detail',
    inTheWords: 'In the source’s words',
    presentation: 'Presentation',
  },
};

/** The words of a BCP 47 tag: of the tag itself, of its language and script, of its language, else the English ones. */
export function words(language: string): Words {
  const english = table.en as Words;
  const parts = language.split('-');
  for (let length = parts.length; length > 0; length--) {
    const found = table[parts.slice(0, length).join('-')];
    if (found) return found;
  }
  return english;
}
