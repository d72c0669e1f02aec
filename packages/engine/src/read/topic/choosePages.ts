/** Which of the pages that a search names are worth reading for a topic. A wrong page is worse than none. */
import type { FoundPage } from '../../world.ts';
import type { Subject } from './subject.ts';

/** Pages in the order in which they are to be tried, and those that add to the first. */
export interface Choice {
  readonly pages: readonly string[];
  /** They are only used beside others: each names a part of the topic that the first page does not. */
  readonly companions: readonly string[];
  /** The topic has several meanings, of which the first page is one. */
  readonly ambiguous: boolean;
}

/** Share of a page's title that the topic must name, and of the topic that the title must name. */
const LEAST_NAMED = 0.7;
const LEAST_NAMING = 0.2;
/** Share of one of several things that a page's title must name to be about it. */
const LEAST_OF_PART = 0.9;
const MOST_TRIED = 3;
const MOST_COMPANIONS = 2;

export function choosePages(subject: Subject, found: readonly FoundPage[]): Choice {
  const exact = found.find((page) => page.exact);
  if (exact && !exact.ambiguous) return { pages: [exact.title], companions: [], ambiguous: false };
  const fitting = found
    .filter((page) => !page.ambiguous)
    .map((page) => ({ page, fit: Math.max(...namesOf(page).map((name) => fitOf(subject, name))) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  const [first, ...rest] = fitting;
  if (!first) return { pages: [], companions: [], ambiguous: false };
  const beside = rest.filter(({ page }) => adds(subject, first.page.title, page.title)).slice(0, MOST_COMPANIONS);
  const others = beside.length > 0 ? [] : rest.slice(0, MOST_TRIED - 1);
  const together = [first, ...beside].map(({ page }) => page.title).sort((a, b) => placeOf(subject, a) - placeOf(subject, b));
  return {
    pages: [...together.slice(0, 1), ...others.map(({ page }) => page.title)],
    companions: together.slice(1),
    ambiguous: exact !== undefined,
  };
}

const namesOf = ({ title, alias }: FoundPage): string[] => [title, ...(alias === undefined ? [] : [alias])].map(withoutQualifier);

/** "Mercury" of "Mercury (planet)". */
const withoutQualifier = (title: string): string => title.replace(/\s*[（(][^()（）]*[)）]$/u, '');

/** How well a name fits, 0 when it does not. */
function fitOf(subject: Subject, name: string): number {
  const named = subject.names(name);
  const naming = subject.namedBy(name);
  return named >= LEAST_NAMED && naming >= LEAST_NAMING ? named * naming : 0;
}

/** Whether the titles name different things that the topic puts side by side: "Coffee" and "Tea" of coffee and tea. */
function adds(subject: Subject, first: string, other: string): boolean {
  const [a, b] = [placeOf(subject, first), placeOf(subject, other)];
  return a >= 0 && b >= 0 && a !== b;
}

/** Which of the things that the topic names the title is about, from 0; -1 when it is none. */
const placeOf = ({ parts }: Subject, title: string): number =>
  parts.findIndex((part) => part.namedBy(withoutQualifier(title)) >= LEAST_OF_PART);
