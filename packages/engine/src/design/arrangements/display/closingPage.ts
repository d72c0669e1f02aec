/** A closing page from a look: the message, what follows from it, and up to three facts. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Fill, Frame, SceneNode } from '../../../model/scene.ts';
import { placeFacts } from '../../kinds/facts.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { fillSlot, placeholderOfSlot, type Slot } from './slot.ts';

type Facts = NonNullable<SlideOf<'closing'>['facts']>;

export interface ClosingLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  readonly title: Slot;
  readonly subtitle: Slot;
  /** The facts stand on the subtitle's ground. `rule` draws a line above them. */
  readonly facts: Frame;
  readonly rule?: boolean;
  /** How the facts stand in their frame; as small labels above their values unless given. */
  readonly placeFacts?: (builder: PageBuilder, facts: Facts, frame: Frame, inks: Inks, context: LayoutContext) => void;
  /** In place of facts that a deck does not have, what its chapters were. */
  readonly recap?: boolean;
  readonly art: (template: Template, seed: string) => SceneNode[];
}

const RULE_SPACE = 16;
/** A single chapter is no recapitulation, and many are a table of contents. */
const CHAPTERS = { least: 2, most: 4 } as const;

export const closingPage = (lookOf: (template: Template) => ClosingLook): SlideLayout<'closing'> => ({
  layout(template, seed) {
    const look = lookOf(template);
    return {
      name: 'Closing',
      background: look.ground,
      nodes: [...(look.backdrop ?? []), ...look.art(template, `${seed} closing`)],
      placeholders: [
        placeholderOfSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        placeholderOfSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'What follows' }),
      ],
    };
  },

  compose(slide, context) {
    const look = lookOf(context.template);
    const builder = new PageBuilder(context, 'closing');
    const facts = slide.facts?.length ? slide.facts : look.recap ? chaptersOf(context) : [];
    const { title, subtitle } = facts.length > 0 ? look : slide.subtitle?.trim() ? lowered(look) : { ...look, title: aloneOn(look) };
    const bottom = fillSlot(builder, 'title', slide.title, title, 'title', context);
    fillSlot(builder, 'subtitle', slide.subtitle, subtitle, 'body', context, bottom);
    if (facts.length === 0) return builder;
    const inks = inksOn(look.subtitle.on, context.template.palette);
    if (look.rule) builder.rule('Rule', { ...look.facts, y: look.facts.y - RULE_SPACE, h: 1 }, inks.line);
    (look.placeFacts ?? placeFacts)(builder, facts, look.facts, inks, context);
    return builder;
  },
});

function chaptersOf({ chapters, language }: LayoutContext): Facts {
  if (chapters.length < CHAPTERS.least || chapters.length > CHAPTERS.most) return [];
  return chapters.map((value, i) => ({ label: numeralOf(i + 1, language), value }));
}

/** Where the title ends on a page without facts, as a share of the room that the texts have. */
const TITLE_SHARE = 0.46;

/** Without facts the message and what follows from it stand about the middle of the page instead of hanging from its top. */
function lowered({ title, subtitle, facts }: ClosingLook): Pick<ClosingLook, 'title' | 'subtitle'> {
  const { y } = title.frame;
  const bottom = facts.y + facts.h;
  const middle = y + (bottom - y) * TITLE_SHARE;
  const below = middle + (subtitle.after ?? 18);
  return {
    title: { ...title, frame: { ...title.frame, h: middle - y }, anchor: 'bottom' },
    subtitle: { ...subtitle, frame: { ...subtitle.frame, y: below, h: bottom - below } },
  };
}

/** Points of a message that nothing follows: it has the page for itself. */
const ALONE = 56;

function aloneOn({ title, facts }: ClosingLook): Slot {
  const { frame, sizes } = title;
  const [largest, smallest] = sizes;
  return { ...title, frame: { ...frame, h: facts.y + facts.h - frame.y }, sizes: [Math.max(largest, ALONE), smallest], anchor: 'middle' };
}
