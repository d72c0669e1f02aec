/** How well the discourse of gold texts is read. */
import { outlineOf } from '../../structure/outline.ts';
import { materialOf, type Unit } from '../passages.ts';
import { EMPTY } from '../strength.ts';
import type { GoldText } from './gold.ts';

export interface Score {
  readonly sentences: number;
  /** Sentences that are units of their own. */
  readonly found: number;
  readonly roles: number;
  readonly links: { readonly gold: number; readonly found: number };
  /** Sentences that are rightly said to stand alone, or not to. */
  readonly alone: number;
  /** Said to stand alone, and do not; and the other way round. */
  readonly dangling: number;
  readonly tied: number;
  readonly mistakes: readonly string[];
}

export function scoreGold(texts: readonly GoldText[]): Score {
  const total = { sentences: 0, found: 0, roles: 0, alone: 0, dangling: 0, tied: 0 };
  const links = { gold: 0, found: 0 };
  const mistakes: string[] = [];
  for (const { name, document, sentences } of texts) {
    const { passages } = materialOf(outlineOf(document), document);
    const units = passages.flatMap((passage) => passage.units);
    const unitOf = sentences.map(({ text }) => units.find((unit) => saysThe(unit, text)));
    sentences.forEach((sentence, i) => {
      total.sentences++;
      links.gold += sentence.links.length;
      const unit = unitOf[i];
      if (!unit) {
        mistakes.push(`${name}: not a unit: ${sentence.text}`);
        return;
      }
      total.found++;
      if (sentence.roles.includes(unit.role)) total.roles++;
      else mistakes.push(`${name}: ${unit.role}, not ${sentence.roles.join('/')}: ${sentence.text}`);
      for (const { kind, offset } of sentence.links) {
        const to = unitOf[i + offset]?.index;
        if (unit.links.some((link) => link.kind === kind && link.to === to)) links.found++;
        else mistakes.push(`${name}: no ${kind} to ${offset}: ${sentence.text}`);
      }
      if (sentence.roles.every((role) => EMPTY.has(role)) && !sentence.unusable) {
        total.alone++;
        return;
      }
      const bound = sentence.needs.length > 0 || sentence.unusable;
      const read = (unit.needs.length > 0 || unit.unusable === true) && unit.resolved === undefined;
      if (bound === read || (bound && unit.resolved !== undefined)) total.alone++;
      else if (bound) total.dangling++;
      else total.tied++;
      if (bound !== read) mistakes.push(`${name}: ${bound ? 'dangles' : 'is tied'}: ${sentence.text}`);
    });
  }
  return { ...total, links, mistakes };
}

/** An announcement of counted sentences ends in a colon when they have become a list. */
const open = (sentence: string): string => sentence.replace(/[.。:：]$/u, '');

const saysThe = ({ text, lead, source }: Unit, gold: string): boolean =>
  open(text) === open(gold) || source === gold || (lead !== undefined && gold.startsWith(lead) && gold.endsWith(text));
