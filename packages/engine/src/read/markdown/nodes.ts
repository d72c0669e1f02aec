/** The parser's tree by its own types. */
import type { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
export type RootContent = Root['children'][number];
export type NodeOf<T extends RootContent['type']> = Extract<RootContent, { type: T }>;
export type PhrasingContent = NodeOf<'paragraph'>['children'][number];
/** What stands inside a quote or an item of a list. */
export type InnerBlock = NodeOf<'blockquote'>['children'][number];
