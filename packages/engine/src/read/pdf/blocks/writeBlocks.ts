/** Passages, tables and pictures as the Document's blocks. */
import { labelsTable } from '../../../languages/labels.ts';
import type { BlockList } from '../../blockList.ts';
import { isCaption } from './caption.ts';
import { isItem, ListWriter } from './listWriter.ts';
import { type Passage, passageText } from './passage.ts';
import type { Element } from './passages.ts';
import { runsOf } from './runs.ts';

/** `pages` says what a page of the file is. */
export function writeBlocks(
  elements: readonly Element[],
  headings: ReadonlyMap<Passage, number>,
  notes: ReadonlyMap<Passage, string>,
  pages: 'page' | 'slide',
  out: BlockList,
): void {
  const captions = assignCaptions(elements);
  const spoken = new Set(captions.values());
  const list = new ListWriter(out);
  for (const [i, element] of elements.entries()) {
    if (element.kind === 'page') {
      out.add({ type: 'break', kind: pages });
      continue;
    }
    if (element.kind === 'passage') {
      const { passage } = element;
      if (spoken.has(passage)) continue;
      // What a drawing shows that is no picture of its own is not seen: its caption is for the speaker.
      const note = notes.get(passage) ?? (isFigureCaption(passage) ? passageText(passage) : undefined);
      if (note !== undefined) {
        list.end();
        out.add({ type: 'note', text: note });
        continue;
      }
      const level = headings.get(passage);
      if (level !== undefined) {
        list.end();
        out.add({ type: 'heading', level, text: passageText(passage) });
      } else if (isItem(passage, neighbour(elements, i, -1), neighbour(elements, i, 1))) list.add(passage);
      else {
        list.end();
        writeText(passage, out);
      }
      continue;
    }
    list.end();
    const caption = captions.get(element);
    const text = caption && passageText(caption);
    if (element.kind === 'table') out.add({ type: 'table', ...element.table.table, ...(text && { caption: text }) });
    else
      out.add({
        type: 'picture',
        image: element.picture.image,
        ...(element.picture.alt && { alt: element.picture.alt }),
        ...(text && { caption: text }),
      });
  }
}

function isFigureCaption(passage: Passage): boolean {
  const text = passageText(passage);
  return isCaption(text) && !labelsTable(text);
}

function writeText(passage: Passage, out: BlockList): void {
  const text = passageText(passage);
  // Rows of dashes or dots are lines, not text.
  if (!/[\p{L}\p{N}\p{S}]/u.test(text) || /^([=_~.\-–—*#+])\1{3,}$/u.test(text)) return;
  if (passage.role?.kind === 'quote') out.add({ type: 'quote', text });
  else if (passage.lines.every((line) => line.mono)) writeCode(passage, out);
  else out.add({ type: 'paragraph', runs: runsOf(passage.lines) });
}

/** Code keeps its lines and how far they stand in. Passages that follow each other are one piece of code. */
function writeCode(passage: Passage, out: BlockList): void {
  const left = Math.min(...passage.lines.map((line) => line.x0));
  const text = passage.lines
    .map((line) => ' '.repeat(Math.min(80, Math.round((line.x0 - left) / (0.6 * line.size)))) + line.text)
    .join('\n');
  const last = out.last();
  if (last?.type === 'code') last.text += `\n\n${text}`;
  else out.add({ type: 'code', text });
}

function neighbour(elements: readonly Element[], from: number, step: 1 | -1): Passage | undefined {
  for (let i = from + step; i >= 0 && i < elements.length; i += step) {
    const element = elements[i];
    if (element?.kind === 'passage') return element.passage;
    if (element?.kind !== 'page') return undefined;
  }
  return undefined;
}

/** Captions stand right above or below what they name. */
function assignCaptions(elements: readonly Element[]): Map<Element, Passage> {
  const captions = new Map<Element, Passage>();
  for (const [i, element] of elements.entries()) {
    if (element.kind !== 'passage') continue;
    const text = passageText(element.passage);
    if (element.passage.role?.kind !== 'caption' && !isCaption(text)) continue;
    const wanted = labelsTable(text) ? 'table' : 'picture';
    const near = [elements[i - 1], elements[i + 1]].filter((other) => other !== undefined && !captions.has(other));
    const target =
      near.find((other) => other?.kind === wanted) ?? near.find((other) => other?.kind === 'table' || other?.kind === 'picture');
    if (target) captions.set(target, element.passage);
  }
  return captions;
}
