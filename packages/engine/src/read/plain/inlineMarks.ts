/** Markdown's inline marks in a text that is not parsed as Markdown. Every pattern is bounded, so that no line takes long. */
import type { Run } from '../../model/document.ts';

export function stripMarks(text: string): string {
  if (!/[*_`[~<]/.test(text)) return text;
  return text
    .replace(/!\[[^[\]\n]{0,300}\]\([^()\s]{0,500}\)/g, '')
    .replace(/\[([^[\]\n]{1,300})\]\([^()\s]{0,500}(?:\s"[^"\n]{0,200}")?\)/g, '$1')
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*([^*\s][^*\n]{0,300})\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])__?([^_\s][^_\n]{0,300})__?(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`\n]{1,300})`/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>\n]{0,300}>/g, '');
}

/** A lead in bold keeps its emphasis: "**Scope:** what we do". */
export function runsOfLine(text: string): Run[] {
  // In messages one asterisk is what two are elsewhere.
  const line = /^\*([^*\s][^*\n]{0,78})\*\s*[:：]?$/u.exec(text)?.[1];
  if (line !== undefined) return [{ text: line.trim(), bold: true }];
  const lead = /^(?:\*\*|__)([^*_\n]{1,120})(?:\*\*|__)(.*)$/su.exec(text);
  if (!lead) return [{ text: stripMarks(text) }];
  const rest = stripMarks(lead[2] ?? '');
  return [{ text: lead[1] ?? '', bold: true }, ...(rest === '' ? [] : [{ text: rest }])];
}
