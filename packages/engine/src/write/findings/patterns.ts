/** A language's words for findings as patterns, made once. */
import { escaped, patternOf } from '../../languages/phrases.ts';
import type { Findings, Forms, Valued } from '../../languages/shape/findings.ts';
import { FIGURES, LETTERS, TAIL } from './marks.ts';

export interface Patterns {
  readonly language: string;
  readonly spaceless: boolean;
  /** Endings follow without a blank. */
  readonly suffixes: boolean;
  /** What counted things end in, and few verbs or adjectives. */
  readonly plurals: RegExp | undefined;
  /** What adjectives end in before counted things. */
  readonly adjectives: RegExp | undefined;
  /** A word to which an article or a preposition is bound, at its beginning; undefined where none is. */
  readonly elides: RegExp | undefined;
  readonly decimalComma: boolean;
  readonly verbBehindNumbers: boolean;
  readonly capitalNouns: boolean;
  readonly verbLast: boolean;
  /** What precedes a figure is often the verb with its subject behind it. */
  readonly verbFirst: boolean;
  /** Behind "a year": the value is of another time, and none by the year. */
  readonly agoAt: RegExp | undefined;
  /** At the end of what stands before such a span of time, where a word before it says that it lies back. */
  readonly agoBefore: RegExp | undefined;
  /** Endings of verbs that tell what was. */
  readonly past: RegExp | undefined;
  /** Verbs that say by themselves what a value was. */
  readonly was: RegExp | undefined;
  readonly blankGroups: boolean;
  readonly lakh: boolean;
  /** Values of words, in lower case. */
  readonly numerals: ReadonlyMap<string, number>;
  readonly ones: ReadonlySet<string>;
  readonly fractions: ReadonlyMap<string, number>;
  readonly every: ReadonlyMap<string, number>;
  readonly multiples: ReadonlyMap<string, number>;
  readonly powers: ReadonlyMap<string, number>;
  /** Sticky: at a place. */
  readonly numeralAt: RegExp | undefined;
  readonly powerAt: RegExp | undefined;
  readonly percentAt: RegExp;
  readonly tenthsAt: RegExp | undefined;
  readonly pointsAt: RegExp | undefined;
  readonly currencyAt: RegExp | undefined;
  readonly durationAt: RegExp | undefined;
  readonly notLengthAt: RegExp | undefined;
  readonly measureAt: RegExp;
  readonly counterAt: RegExp | undefined;
  readonly hedgeAfterAt: RegExp | undefined;
  readonly perAt: RegExp | undefined;
  readonly toAt: RegExp;
  readonly compoundAt: RegExp;
  /** At the end of what stands before. */
  readonly percentBefore: RegExp | undefined;
  readonly fromBefore: RegExp | undefined;
  /** What stands before a range, with what stands between its ends (sticky). */
  readonly between: readonly { readonly before: RegExp; readonly andAt: RegExp }[];
  /** Right before where a change leads to. */
  readonly toEnd: RegExp | undefined;
  readonly hedgeBefore: RegExp | undefined;
  readonly limits: RegExp | undefined;
  /** A word that denies, or says on what condition: "except", "not". */
  readonly qualifies: RegExp | undefined;
  /** Anywhere, global: words that stand for figures. */
  readonly wordFigures: RegExp | undefined;
  readonly change: readonly RegExp[];
  readonly earlier: readonly RegExp[];
  readonly part: readonly RegExp[];
  /** At the beginning of a clause: before, now, in future. */
  readonly eras: readonly RegExp[];
  readonly contrast: readonly RegExp[];
  readonly definition: readonly RegExp[];
  readonly moves: RegExp | undefined;
  readonly rises: RegExp | undefined;
  readonly falls: RegExp | undefined;
  readonly ofAt: RegExp | undefined;
  readonly ofAfter: RegExp | undefined;
  /** Of the amount before: "of it". */
  readonly ofThis: RegExp | undefined;
  readonly versus: RegExp | undefined;
  /** When a value holds, at the end of what stands before it. */
  readonly whenEnd: RegExp | undefined;
  readonly target: RegExp | undefined;
  /** A clause that tells what was to come. */
  readonly expected: RegExp | undefined;
  readonly needs: RegExp | undefined;
  readonly supposes: RegExp | undefined;
  readonly bounds: RegExp | undefined;
  readonly ranks: RegExp | undefined;
  readonly verbs: RegExp | undefined;
  readonly verb: ReadonlySet<string>;
  readonly pronouns: RegExp | undefined;
  readonly pronoun: ReadonlySet<string>;
  /** Ties a clause to the one before, at its beginning. */
  readonly joined: RegExp | undefined;
  readonly before: ReadonlySet<string>;
  readonly but: RegExp | undefined;
  readonly because: RegExp | undefined;
  readonly therefore: RegExp | undefined;
  readonly conditions: RegExp | undefined;
  readonly kinds: RegExp | undefined;
  readonly consists: RegExp | undefined;
  readonly levels: RegExp | undefined;
  readonly ordinals: readonly RegExp[];
  readonly last: RegExp | undefined;
  readonly decisive: RegExp | undefined;
  readonly total: RegExp | undefined;
  readonly advises: RegExp | undefined;
  readonly said: RegExp | undefined;
}
/** Any blank, also one that does not break. */
const spaced = (text: string): string => text.replace(/ /g, '[\\s\\u00a0\\u202f\\u200c]+');

/** Longer phrases first, so that a phrase is not taken for its beginning. */
const either = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => spaced(escaped(phrase)))
    .join('|');

const valuesOf = (valued: Valued | undefined): ReadonlyMap<string, number> =>
  new Map(
    (valued ? valued.split('|') : []).map((pair) => {
      const at = pair.lastIndexOf('=');
      return [pair.slice(0, at).toLowerCase(), Number(pair.slice(at + 1))] as const;
    }),
  );

export function patternsFrom(language: string, words: Findings, spaceless: boolean, capitalNouns = false): Patterns {
  const suffixes = spaceless || words.suffixes === true;
  const start = spaceless ? '' : `(?<![${LETTERS}])`;
  const end = suffixes ? '' : `(?![${LETTERS}])`;
  const list = (phrases: string | undefined): readonly string[] => (phrases ? phrases.split('|') : []);
  const at = (phrases: readonly string[], free = end): RegExp | undefined =>
    phrases.length > 0 ? new RegExp(`(?:${either(phrases)})${free}`, 'iuy') : undefined;
  const anywhere = (phrases: string | undefined, free = end): RegExp | undefined =>
    phrases ? new RegExp(`${start}(?:${either(list(phrases))})${free}`, 'iu') : undefined;
  const stems = (phrases: string | undefined): RegExp | undefined => anywhere(phrases, '');
  const atEnd = (phrases: string | undefined): RegExp | undefined =>
    phrases ? new RegExp(`${start}(?:${either(list(phrases))})[\\s\\u00a0]*$`, 'iu') : undefined;
  const numerals = valuesOf(words.numerals);
  const fractions = valuesOf(words.fractions);
  const every = valuesOf(words.every);
  const multiples = valuesOf(words.multiples);
  const powers = valuesOf(words.powers);
  const stand = [...fractions.keys(), ...every.keys(), ...multiples.keys()];
  const forms = (given: Forms | undefined): readonly RegExp[] => (given ? given.split(';;') : []).map((form) => formOf(form, spaceless));
  const ones = list(words.one);
  // Where nouns have capitals their signs tell "m" from "M" only among abbreviations.
  const named = list(words.measures);
  const measures = capitalNouns ? [...named, ...named.map((name) => name.charAt(0).toUpperCase() + name.slice(1))] : named;
  return {
    language,
    spaceless,
    suffixes,
    plurals: words.plurals ? new RegExp(`(?:${words.plurals})$`, 'iu') : undefined,
    adjectives: words.adjectives ? new RegExp(`(?:${words.adjectives})$`, 'iu') : undefined,
    elides: words.elides ? new RegExp(`^(?:\\p{L}{1,2}|${words.elides})['’]\\p{L}`, 'iu') : undefined,
    capitalNouns,
    verbLast: words.verbPlace === 'last',
    verbFirst: words.verbPlace === 'first',
    decimalComma: words.decimalComma === true,
    verbBehindNumbers: words.verbBehindNumbers === true,
    agoAt: at(list(words.ago)),
    was: anywhere(words.was),
    agoBefore: atEnd(words.agoBefore),
    past: words.past ? new RegExp(`(?<=[\\s\\u00a0])[${LETTERS}’'-]{2,}(?:${words.past})(?![${LETTERS}])`, 'iu') : undefined,
    blankGroups: words.blankGroups === true,
    lakh: words.lakh === true,
    numerals,
    ones: new Set(ones),
    fractions,
    every,
    multiples,
    powers,
    numeralAt:
      numerals.size > 0 ? new RegExp(`(?:${either([...numerals.keys(), ...ones])})${spaceless || suffixes ? '' : end}`, 'iuy') : undefined,
    powerAt: at([...powers.keys()], suffixes ? '' : `(?![${LETTERS}])`),
    percentAt: new RegExp(`[\\s\\u00a0\\u202f]?(?:[%٪％‰]|${words.percent ? `(?:${either(list(words.percent))})${end}` : '(?!)'})`, 'iuy'),
    tenthsAt: at(list(words.tenths), ''),
    pointsAt: at(list(words.points)),
    currencyAt: at(list(words.currencies)),
    durationAt: at(list(words.durations)),
    notLengthAt: at(list(words.notLengths), ''),
    measureAt: new RegExp(
      `(?:(?:${COMMON_MEASURES})(?:/(?:${PER_UNIT}))?(?![${suffixes ? 'A-Za-z' : LETTERS}/]${words.elides ? `|['’][${LETTERS}]` : ''})${words.measures ? `|(?:${either(measures)})${end}` : ''})`,
      'uy',
    ),
    counterAt: at(list(words.counters), ''),
    hedgeAfterAt: at(list(words.hedgesAfter), ''),
    perAt: words.per ? new RegExp(`(?:${either(list(words.per))})${suffixes ? '' : "[\\s\\u00a0’']"}`, 'iuy') : undefined,
    toAt: new RegExp(
      `\\s?[–—-]\\s?(?=[\\d${FIGURES}])${words.to ? `|[\\s\\u00a0]?(?:${either(list(words.to))})[\\s\\u00a0]?` : ''}`,
      'iuy',
    ),
    compoundAt: new RegExp(
      `[-\\s\\u00a0]?(?:${words.compound ? either(list(words.compound)) : '(?!)'})[-\\s\\u00a0]?|[-\\s\\u00a0]`,
      'iuy',
    ),
    percentBefore: words.percentBefore ? new RegExp(`(?:${either(list(words.percentBefore))})[\\s\\u00a0]?$`, 'iu') : undefined,
    fromBefore: atEnd(words.from),
    between: list(words.between).map((pair) => {
      const [opening = '', joint = ''] = pair.split('=');
      const blank = '[\\s\\u00a0]+';
      return {
        before: new RegExp(`${start}${spaced(escaped(opening))}${blank}$`, 'iu'),
        // Where the joint is one letter of a script that writes it together with what follows, no blank does.
        andAt: new RegExp(`${blank}${spaced(escaped(joint))}[\\s\\u00a0]*(?=\\d)`, 'iuy'),
      };
    }),
    toEnd: atEnd(words.toward ?? words.to),
    hedgeBefore: atEnd(words.hedges),
    limits: stems(words.limits),
    qualifies: patternOf([words.provisos, words.negations].filter(Boolean).join('|'), 'holds', spaceless),
    wordFigures: stand.length > 0 ? new RegExp(`${start}(?:${either(stand)})${suffixes ? '' : end}`, 'giu') : undefined,
    change: forms(words.change),
    earlier: forms(words.earlier),
    part: forms(words.part),
    eras: (words.eras ? words.eras.split(';;') : []).map(
      (phrases) => new RegExp(`^(?:${either(list(phrases))})${spaceless ? '' : end}`, 'iu'),
    ),
    contrast: forms(words.contrast),
    definition: forms(words.definition),
    moves: stems(words.moves),
    rises: stems(words.rises),
    falls: stems(words.falls),
    ofAt: words.of
      ? new RegExp(`[\\s\\u00a0]*(?:${either(list(words.of))})${spaceless ? '' : "(?:[\\s\\u00a0]|(?<=['’]))"}`, 'iuy')
      : undefined,
    ofAfter: words.ofAfter ? new RegExp(`(?:['’])?(?:${either(list(words.ofAfter))})[、,\\s]*$`, 'u') : undefined,
    ofThis: anywhere(words.ofThis),
    versus: anywhere(words.versus),
    // "昨年の", "올해는": particles follow.
    whenEnd: words.when
      ? new RegExp(`${start}(?<time>${either(list(words.when))})(?:の|は|에는?|은|는|[,،、，:：])?[\\s\\u00a0]*$`, 'iu')
      : undefined,
    target: stems(words.target),
    expected: words.expected ? new RegExp(`${start}(?:${either(list(words.expected)).replaceAll('…', WITHIN)})`, 'iu') : undefined,
    needs: stems(words.needs),
    supposes: stems(words.supposes),
    bounds: anywhere(words.bounds),
    ranks: stems(words.ranks),
    // "Lost-time injuries": what a hyphen binds to a noun is no verb.
    verbs: words.verbs
      ? new RegExp(`${start}(?:${either(list(words.verbs))})${spaceless ? '' : `(?![${LETTERS}]|-[${LETTERS}])`}`, 'iu')
      : undefined,
    verb: new Set(list(words.verbs)),
    pronouns: words.pronouns ? new RegExp(`^(?:${either(list(words.pronouns))})(?![${LETTERS}])`, 'iu') : undefined,
    pronoun: new Set(list(words.pronouns)),
    joined: words.versus
      ? new RegExp(`^(?:${either([...list(words.versus), ...list(words.but), ...list(words.because)])})[\\s,'’]+`, 'iu')
      : undefined,
    before: new Set(list(words.before).flatMap((phrase) => phrase.split(' '))),
    but: anywhere(words.but),
    because: anywhere(words.because),
    therefore: anywhere(words.therefore),
    conditions: words.conditions ? new RegExp(`^(?:${either(list(words.conditions))})${end}`, 'iu') : undefined,
    kinds: stems(words.kinds),
    consists: anywhere(words.consists),
    levels: stems(words.levels),
    ordinals: list(words.ordinals).flatMap((word) => stems(word) ?? []),
    last: stems(words.last),
    decisive: anywhere(words.decisive, ''),
    total: words.total ? new RegExp(`^(?:${either(list(words.total))})(?![${LETTERS}])`, 'iu') : undefined,
    advises: anywhere(words.advises, ''),
    said: anywhere(words.said, ''),
  };
}

/** Up to so many UTF-16 units of a clause between an auxiliary and its verb. */
const WITHIN = '(?:[\\s\\u00a0][^,;:.]{0,48})?[\\s\\u00a0]';

/** What an abbreviation is divided by: "t/ha". */
const PER_UNIT = '\\((?:m²|m2|m³|kg|m)[\\s·⋅]?K\\)|m²K|m2K|m²|m³|m2|m3|ha|km|kg|l|L|t|h|s|d|a|yr|min|dag|j';
/** Abbreviations that all languages share. */
const COMMON_MEASURES =
  'km²|m²|m³|m2|m3|km/h|kN|kPa|hPa|bar|km|kg|cm|mm|mg|ml|ha|kWh|MWh|GWh|TWh|kW|MW|GW|W|TB|GB|MB|kB|°C|°F|℃|℉|dS/m|ms|Hz|kHz|MHz|GHz|ppm|dB|CO₂|min|t|l|m|g|h|s|k|M';

/** `{a}` and `{b}` are marks of figures with what may belong to them; `{x}` and `{y}` are words up to a stop. */
function formOf(form: string, spaceless: boolean): RegExp {
  const pattern = spaced(form)
    .replaceAll('[\\p{L}\\p{M}', `[${LETTERS}`)
    .replaceAll('[\\p{L}', `[${LETTERS}`)
    .replaceAll('\\p{L}', `[${LETTERS}]`)
    .replace(/\{([ab])\}/g, (_, name) =>
      spaceless ? `[\\s\\u00a0]?(?<${name}>[${FIGURES}])[\\s\\u00a0]?` : `(?<${name}>[${FIGURES}])${TAIL}`,
    )
    .replace(/\{([xy])\}/g, (_, name) => `(?<${name}>[^.。!?！？;；]+?)`);
  return new RegExp(pattern.includes('(?<y>') ? `^${pattern}(?=[.。!?！？;；]|$)` : pattern, 'gu');
}
