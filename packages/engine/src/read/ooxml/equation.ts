/** Equations of Office (OMML, ISO 29500-1 clause 22.1) as a line of text: x = (−b ± √(b² − 4ac)) / 2a. */
import { child, childrenOf, elementsOf, textOf, type XmlElement } from '../../xml/tree.ts';

/** Signs that no reader sees, such as the application of a function. */
const INVISIBLE = /[\u2061-\u2064]/g;

/** Text of an `m:oMath` or `m:oMathPara`. */
export const equationText = (equation: XmlElement): string => linear(equation).replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();

type Writer = (element: XmlElement) => string;

const part = (element: XmlElement, name: string): string => linear(child(element, `m:${name}`));
const property = (element: XmlElement, name: string): string | undefined =>
  child(element, `${element.name}Pr`, `m:${name}`)?.attributes.val;

const writers: Readonly<Record<string, Writer>> = {
  'm:r': (element) => childrenOf(element, 'm:t').map(textOf).join(''),
  'm:f': (element) => `${grouped(part(element, 'num'))}/${grouped(part(element, 'den'))}`,
  'm:sSup': (element) => grouped(part(element, 'e')) + raised(part(element, 'sup')),
  'm:sSub': (element) => part(element, 'e') + lowered(part(element, 'sub')),
  'm:sSubSup': (element) => part(element, 'e') + lowered(part(element, 'sub')) + raised(part(element, 'sup')),
  'm:sPre': (element) => lowered(part(element, 'sub')) + raised(part(element, 'sup')) + part(element, 'e'),
  'm:rad': radical,
  'm:nary': nary,
  'm:d': delimited,
  'm:func': (element) => ` ${part(element, 'fName')} ${part(element, 'e')}`,
  'm:limLow': (element) => part(element, 'e') + lowered(part(element, 'lim')),
  'm:limUpp': (element) => part(element, 'e') + raised(part(element, 'lim')),
  'm:acc': (element) => part(element, 'e') + (property(element, 'chr') ?? '\u0302'),
  'm:m': (element) => `[${childrenOf(element, 'm:mr').map(cells).join('; ')}]`,
  'm:eqArr': (element) => childrenOf(element, 'm:e').map(linear).join('; '),
  'm:oMathPara': (element) => childrenOf(element, 'm:oMath').map(linear).join('; '),
};

function linear(element: XmlElement | undefined): string {
  if (!element || (element.name.endsWith('Pr') && element.name.startsWith('m:'))) return '';
  const writer = writers[element.name];
  if (writer) return writer(element);
  let text = '';
  for (const inner of elementsOf(element)) text += linear(inner);
  return text;
}

const cells = (row: XmlElement): string => childrenOf(row, 'm:e').map(linear).join(', ');

function radical(element: XmlElement): string {
  const degree = part(element, 'deg');
  const root = { '3': '∛', '4': '∜' }[degree] ?? `${degree === '' ? '' : raised(degree)}√`;
  return root + grouped(part(element, 'e'));
}

function nary(element: XmlElement): string {
  const operator = property(element, 'chr') ?? '∫';
  return `${operator}${lowered(part(element, 'sub'))}${raised(part(element, 'sup'))} ${part(element, 'e')}`;
}

function delimited(element: XmlElement): string {
  const content = childrenOf(element, 'm:e').map(linear);
  return `${property(element, 'begChr') ?? '('}${content.join(property(element, 'sepChr') ?? '|')}${property(element, 'endChr') ?? ')'}`;
}

/** In parentheses unless it is one sign, number, name or bracket. */
function grouped(text: string): string {
  const plain = text.trim();
  return /^(?:[\p{L}\p{M}\p{N}.,′'₀-₉⁰-⁹²³¹]*|[^\s]|\([^()]*\))$/u.test(plain) ? plain : `(${plain})`;
}

const SUPERSCRIPT: Readonly<Record<string, string>> = pairs('0123456789+-−=()ni∘°′*', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ°°′*');
const SUBSCRIPT: Readonly<Record<string, string>> = pairs('0123456789+-−=()aeoxijrtn', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓᵢⱼᵣₜₙ');

function pairs(from: string, to: string): Record<string, string> {
  const target = Array.from(to);
  return Object.fromEntries(Array.from(from, (sign, i) => [sign, target[i] ?? sign]));
}

const raised = (text: string): string => small(text, SUPERSCRIPT, '^');
const lowered = (text: string): string => small(text, SUBSCRIPT, '_');

/** Signs of their own where Unicode has them all, else after ^ or _. */
function small(text: string, signs: Readonly<Record<string, string>>, mark: string): string {
  const plain = text.replace(/\s+/g, '');
  if (plain === '') return '';
  const own = Array.from(plain, (sign) => signs[sign]);
  return own.every((sign) => sign !== undefined) ? own.join('') : mark + grouped(text);
}
