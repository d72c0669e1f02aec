/** Exhibits of who has to do with whom: lanes, sets that overlap, ties between roles. */
import { z } from 'zod';
import { form, given } from './form.ts';
import { placeOf } from './values.ts';

const text = z.string();
const maybe = z.string().nullish();

const LANES = { most: 5, acts: 10 };

export const swimLanes = form({
  kind: 'swimLanes',
  remark: true,
  use: 'who does what in which order, where work passes from one to another: two to five people, teams or systems, at least three acts',
  shape: z.object({ acts: z.array(z.object({ who: text, text, to: maybe })), highlight: maybe }),
  ask: () =>
    `acts: 3 to ${LANES.acts} in the order in which they happen. who: who acts, 1 to 3 words, the same words each time, 2 to ${LANES.most} of them in all. text: what is done, at most 8 words. to: to whom its result passes, of those in who; empty where to nobody. highlight: the text of the act that the title speaks of, or empty.`,
  body({ acts, highlight }, pen) {
    const shown = acts.slice(0, LANES.acts);
    const lanes: string[] = [];
    const placed = shown.map(({ who, text: done }, i) => {
      const lane = placeOf(who, lanes) ?? lanes.push(who) - 1;
      return { lane, from: i, to: i + 1, text: pen.cut(done, 8) };
    });
    if (placed.length < 2 || lanes.length < 2) return 'acts: there must be at least 3, of at least 2 who act';
    if (lanes.length > LANES.most) return `acts: at most ${LANES.most} may act`;
    // What comes next need not follow from what was before: an arrow says that something passes over.
    const handovers = shown.flatMap(({ to }, from) => {
      const lane = to ? placeOf(to, lanes) : undefined;
      const next = placed.findIndex((act, i) => i > from && act.lane === lane);
      return lane === undefined || lane === placed[from]?.lane || next < 0 ? [] : [{ from, to: next }];
    });
    const lead = placeOf(
      highlight,
      shown.map(({ text: done }) => done),
    );
    return {
      kind: 'swimLanes',
      lanes: lanes.map((lane) => pen.head(lane)),
      acts: placed,
      ...(handovers.length > 0 && { handovers }),
      ...given('highlight', lead),
    };
  },
});

const part = z.object({ head: text, text: maybe, figure: maybe });

export const overlap = form({
  kind: 'overlap',
  remark: true,
  use: 'two or three groups, where what they have in common is the point',
  shape: z.object({ sets: z.array(part), shared: z.object({ head: maybe, text: maybe, figure: maybe }) }),
  ask: () =>
    'sets: 2 or 3. head: 1 to 4 words. text: what is in this one alone, at most 10 words, or empty. figure: how many, or empty. shared: what is in all of them; head: 1 to 4 words; text: at most 10 words, or empty; figure: how many, or empty.',
  body({ sets, shared }, pen) {
    if (sets.length < 2 || sets.length > 3) return 'sets: there must be 2 or 3';
    if (!shared.head && !shared.text) return 'shared: it must say what is in all of them';
    const said = (one: { text?: string | null | undefined; figure?: string | null | undefined }) => ({
      ...given('text', one.text && pen.cut(one.text, 10)),
      ...given('figure', one.figure),
    });
    return {
      kind: 'overlap',
      sets: sets.map((one) => ({ head: pen.head(one.head), ...said(one) })),
      shared: { ...given('head', shared.head && pen.head(shared.head)), ...said(shared) },
    };
  },
});

const ROLES = { most: 7, ties: 10 };

export const network = form({
  kind: 'network',
  remark: true,
  use: 'three to seven people, bodies or systems, and what each does to another, in no order of time',
  shape: z.object({
    roles: z.array(z.object({ head: text, text: maybe })),
    ties: z.array(z.object({ from: text, to: text, text: maybe })),
    highlight: maybe,
  }),
  ask: () =>
    `roles: 3 to ${ROLES.most}. head: 1 to 3 words. text: at most 8 words, or empty. ties: 2 to ${ROLES.ties}. from and to: the heads of two roles. text: what the first does to the second, 1 to 4 words, or empty. highlight: the head of the role that leads, or empty.`,
  body({ roles, ties, highlight }, pen) {
    const shown = roles.slice(0, ROLES.most);
    const heads = shown.map(({ head }) => head);
    const tied = ties.slice(0, ROLES.ties).flatMap((tie) => {
      const [from, to] = [placeOf(tie.from, heads), placeOf(tie.to, heads)];
      return from === undefined || to === undefined || from === to
        ? []
        : [{ from, to, ...given('text', tie.text && pen.cut(tie.text, 5)) }];
    });
    if (shown.length < 2) return 'roles: there must be at least 3';
    if (tied.length === 0) return 'ties: from and to must be heads of two roles';
    return {
      kind: 'network',
      roles: shown.map(({ head, text: said }) => ({ head: pen.head(head), ...given('text', said && pen.cut(said, 8)) })),
      ties: tied,
      ...given('highlight', placeOf(highlight, heads)),
    };
  },
});
