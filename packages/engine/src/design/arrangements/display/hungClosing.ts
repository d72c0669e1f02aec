/** The last page of templates that say where each of its texts hangs: without facts the words are lowered towards the middle. */
import { bottomOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeFacts as placeInRow } from '../../kinds/facts.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import type { ClosingLook, Facts, SaidLast } from './closingPage.ts';
import type { Slot } from './slot.ts';

export interface HungClosing extends Pick<ClosingLook, 'ground' | 'backdrop' | 'art'> {
  readonly title: Slot;
  readonly subtitle: Slot;
  /** The facts stand on the subtitle's ground. `rule` draws a line above them. */
  readonly facts: Frame;
  readonly rule?: boolean;
  /** How the facts stand in their frame; as small labels above their values unless given. */
  readonly placeFacts?: (builder: PageBuilder, facts: Facts, frame: Frame, inks: Inks, context: LayoutContext) => void;
  /** In place of facts that a deck does not have, what its chapters were. */
  readonly recap?: boolean;
}

const RULE_SPACE = 16;
/** A single chapter is no recapitulation, and many are a table of contents. */
const CHAPTERS = { least: 2, most: 4 } as const;

export function hungClosing(look: HungClosing, said: SaidLast, { palette }: Template): ClosingLook {
  const { ground, backdrop = [], art, title, subtitle, facts: frame, rule, recap, placeFacts = placeInRow } = look;
  const facts = said.facts.length > 0 ? said.facts : recap && said.context ? chaptersOf(said.context) : [];
  const page = { ground, backdrop, art };
  if (facts.length === 0) return said.subtitle ? { ...page, ...lowered(look) } : { ...page, title: aloneOn(look), subtitle };
  const inks = inksOn(subtitle.on, palette);
  return {
    ...page,
    title,
    subtitle,
    placeMore(builder, context) {
      if (rule) builder.rule('Rule', { ...frame, y: frame.y - RULE_SPACE, h: 1 }, inks.line);
      placeFacts(builder, facts, frame, inks, context);
    },
  };
}

function chaptersOf({ chapters, language }: LayoutContext): Facts {
  if (chapters.length < CHAPTERS.least || chapters.length > CHAPTERS.most) return [];
  return chapters.map((value, i) => ({ label: numeralOf(i + 1, language), value }));
}

/** Where the title ends on a page without facts, as a share of the room that the texts have. */
const TITLE_SHARE = 0.46;

/** Without facts the message and what follows from it stand about the middle of the page instead of hanging from its top. */
function lowered({ title, subtitle, facts }: HungClosing): Pick<ClosingLook, 'title' | 'subtitle'> {
  const { y } = title.frame;
  const bottom = bottomOf(facts);
  const middle = y + (bottom - y) * TITLE_SHARE;
  const below = middle + (subtitle.after ?? 18);
  return {
    title: { ...title, frame: { ...title.frame, h: middle - y }, anchor: 'bottom' },
    subtitle: { ...subtitle, frame: { ...subtitle.frame, y: below, h: bottom - below } },
  };
}

/** Points of a message that nothing follows: it has the page for itself. */
const ALONE = 56;

function aloneOn({ title, facts }: HungClosing): Slot {
  const { frame, sizes } = title;
  const [largest, smallest] = sizes;
  return { ...title, frame: { ...frame, h: bottomOf(facts) - frame.y }, sizes: [Math.max(largest, ALONE), smallest], anchor: 'middle' };
}
