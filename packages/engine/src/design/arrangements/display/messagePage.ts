/** What a quote and a big number share: a few large words on a ground of their own or on a content page, below the slide's title. */
import type { Fill, Layout, Placeholder, SceneNode } from '../../../model/scene.ts';
import { placeTitle } from '../../arrange/titles.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import type { LayoutKey } from '../../tokens/layoutKey.ts';
import type { Template } from '../../tokens/template.ts';
import { fillSlot, placeholderOfSlot, type TextSlot } from './slot.ts';

/** What lies on the ground before everything else; art of it differs from deck to deck, by the seed. */
export type Backdrop = readonly SceneNode[] | ((seed: string) => readonly SceneNode[]);

export const backdropOf = ({ backdrop = [] }: { readonly backdrop?: Backdrop }, seed: string): SceneNode[] => [
  ...(typeof backdrop === 'function' ? backdrop(seed) : backdrop),
];

export interface MessageLook {
  /** Of a page of its own, "page" where that is the one of content pages; without it the words stand on a content page with what is drawn there. */
  readonly ground?: Fill | 'page';
  readonly backdrop?: Backdrop;
  /** The slide's title as a small line; without it, it stands where titles of content pages stand. */
  readonly kicker?: TextSlot;
  /** Places of footer and number, where they are not those of a content page. */
  readonly running?: readonly Placeholder[];
  readonly art: (template: Template, seed: string, turn: number) => SceneNode[];
}

type Texts = readonly (readonly [slot: TextSlot, identity: Pick<Placeholder, 'key' | 'index' | 'prompt'>])[];

export function messageLayout(key: LayoutKey, name: string, template: Template, seed: string, look: MessageLook, texts: Texts): Layout {
  const placeholders = texts.map(([slot, identity]) => placeholderOfSlot(template, slot, { ...identity, type: 'body' }));
  const { ground, kicker, running } = look;
  const backdrop = backdropOf(look, seed);
  const content = plainLayout(key, name, template, placeholders);
  if (!kicker) return { ...content, nodes: [...content.nodes, ...backdrop] };
  const titled = [placeholderOfSlot(template, kicker, { key: 'title', type: 'title', index: 0, prompt: 'Title' }), ...placeholders];
  const own = { name, nodes: backdrop, placeholders: [...titled, ...(running ?? [])] };
  if (ground) return ground === 'page' ? own : { ...own, background: ground };
  const usual = footerAndNumber(template, template.grid.besidePanel.running);
  return { name, nodes: [...content.nodes, ...backdrop], placeholders: [...titled, ...(running ?? usual)] };
}

export function placeMessageTitle(builder: PageBuilder, title: string, kicker: TextSlot | undefined, context: LayoutContext): void {
  if (kicker) fillSlot(builder, 'title', title, kicker, 'title', context);
  else placeTitle(builder, title, context);
}
