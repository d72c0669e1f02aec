/** Fields that every slide has, whatever its kind. */
import { z } from 'zod';

export const text = z.string().max(20_000);
/** UTF-16 units of one slide's notes: a whole long source may stand behind a single slide. */
export const maxNotes = 5_000_000;

/** To be spread into each kind. */
export const common = {
  /** What the slide states. It is the slide's accessible title and should be unique in the deck. */
  title: text.min(1),
  /** Speaker notes; paragraphs are separated by a line feed. */
  notes: z.string().max(maxNotes).default(''),
  /**
   * A picture for this slide: what to look for, and what to tell those who do not see it. `image` names one that is already there (a
   * picture of the source document); `caption` stands below it.
   */
  picture: z.object({ query: text, alt: text, image: z.string().optional(), caption: text.optional() }).optional(),
  /** Ids of the Document's blocks that the slide was made from. */
  sources: z.array(z.string()).optional(),
  /**
   * Which entries of the deck's agenda begin on this slide, by their indexes: the agenda leads here. An entry that no slide opens leads to
   * the slide that has its words as its title.
   */
  opens: z.array(z.int().min(0)).optional(),
};

/** For kinds that show figures, steps or choices: what else is to be known of it, follows from it or limits it, below; line feeds part its sentences. */
export const remark = {
  sentence: text.optional(),
  /** Where the figures are from, or that they are assumed: in small type below everything else. */
  source: text.optional(),
};
