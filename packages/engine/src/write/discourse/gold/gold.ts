/**
 * Texts with the role of each sentence and the links that matter, made by hand. A text begins with "=== language name"; its lines are headings
 * ("# Sales") and sentences ("res|Sales rose."), those that stand together being a paragraph; "- " and "1. " begin items. Before the bar stand the
 * roles that are right (three letters each, parted by "/"), then links: "effect-1" to the sentence before, "item+2" to the second one after,
 * "needs+1" for what it is not understood without, "!" where it is never shown.
 */
import type { Block, Document } from '../../../model/document.ts';
import type { Role } from '../role.ts';

const ROLES: Readonly<Record<string, Role>> = {
  res: 'result',
  dec: 'decision',
  rec: 'recommendation',
  cla: 'claim',
  def: 'definition',
  ris: 'risk',
  csq: 'consequence',
  con: 'contrast',
  ans: 'answer',
  stp: 'step',
  ins: 'instruction',
  cau: 'cause',
  cnd: 'condition',
  opi: 'opinion',
  det: 'detail',
  exa: 'example',
  que: 'question',
  ann: 'announcement',
  abo: 'about',
  sce: 'scene',
  tra: 'transition',
  rhe: 'rhetoric',
  gre: 'greeting',
};

export interface GoldSentence {
  readonly roles: readonly Role[];
  /** Kinds of links with the offset of the sentence that they lead to. */
  readonly links: readonly { readonly kind: string; readonly offset: number }[];
  readonly needs: readonly number[];
  readonly unusable: boolean;
  readonly text: string;
}

export interface GoldText {
  readonly name: string;
  readonly document: Document;
  readonly sentences: readonly GoldSentence[];
}

export const readGold = (file: string): GoldText[] =>
  file
    .split(/^=== /mu)
    .slice(1)
    .map((part) => textOf(part));

function textOf(part: string): GoldText {
  const [head = '', ...lines] = part.trim().split('\n');
  const [language = 'en'] = head.split(' ');
  const sentences: GoldSentence[] = [];
  const blocks: Block[] = [];
  let open: string[] = [];
  const id = () => `b${blocks.length}`;
  const close = () => {
    if (open.length > 0) {
      blocks.push({ id: id(), type: 'paragraph', runs: [{ text: open.join(/^(?:ja|zh)/u.test(language) ? '' : ' ') }] });
    }
    open = [];
  };
  for (const line of lines) {
    if (line.startsWith('# ') || line.trim() === '') {
      close();
      if (line.startsWith('# ')) blocks.push({ id: id(), type: 'heading', level: 1, text: line.slice(2) });
      continue;
    }
    const [marks = '', text = ''] = splitOnce(line);
    const sentence = sentenceOf(marks, text);
    sentences.push(sentence);
    const item = /^(?:(-)|\d\.) /u.exec(text);
    if (!item) {
      open.push(text);
      continue;
    }
    close();
    const runs = { level: 0, runs: [{ text: sentence.text }] };
    const last = blocks.at(-1);
    if (last?.type === 'list') last.items.push(runs);
    else blocks.push({ id: id(), type: 'list', ordered: item[1] === undefined, items: [runs] });
  }
  close();
  return { name: head, document: { origin: 'text', language, blocks, warnings: [] }, sentences };
}

const splitOnce = (line: string): [string, string] => [line.slice(0, line.indexOf('|')), line.slice(line.indexOf('|') + 1)];

function sentenceOf(marks: string, text: string): GoldSentence {
  const [roles = '', ...rest] = marks.split(' ');
  const links = rest.flatMap((mark) => {
    const found = /^([a-z]+)([+-]\d+)$/u.exec(mark);
    return found ? [{ kind: found[1] ?? '', offset: Number(found[2]) }] : [];
  });
  return {
    roles: roles.split('/').map((code) => ROLES[code] ?? fail(code)),
    links: links.filter(({ kind }) => kind !== 'needs'),
    needs: links.filter(({ kind }) => kind === 'needs').map(({ offset }) => offset),
    unusable: rest.includes('!'),
    text: text.replace(/^(?:-|\d\.) /u, ''),
  };
}

function fail(code: string): never {
  throw new Error(`No role is called "${code}".`);
}
