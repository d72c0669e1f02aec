/** The `---` fenced head of a Markdown file: title, subtitle, author and language, if it names them. */

export interface FrontMatter {
  readonly title?: string;
  readonly subtitle?: string;
  readonly author?: string;
  readonly language?: string;
}

/** UTF-16 units; what is longer is a summary. */
const LONGEST_SUBTITLE = 160;

/** The text without its front matter, and what that says. */
export function takeFrontMatter(text: string): { body: string; matter: FrontMatter } {
  const match = /^---[ \t]*\n((?:[^\n]*\n){0,60}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
  const head = match?.[1];
  if (!match || head === undefined || !/^[\w-]+[ \t]*:/m.test(head)) return { body: text, matter: {} };
  const field = (name: string): string | undefined => {
    const value = new RegExp(`^${name}[ \\t]*:[ \\t]*(.+)$`, 'im').exec(head)?.[1]?.trim();
    return value?.replace(/^(["'])(.*)\1$/, '$2') || undefined;
  };
  const title = field('title');
  const subtitle = field('subtitle') ?? field('description');
  const author = field('authors?');
  const language = field('lang(?:uage)?');
  return {
    body: text.slice(match[0].length),
    matter: {
      ...(title && { title }),
      ...(subtitle && subtitle.length <= LONGEST_SUBTITLE && /\p{L}/u.test(subtitle) && { subtitle }),
      ...(author && { author }),
      ...(language && /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(language) && { language }),
    },
  };
}
