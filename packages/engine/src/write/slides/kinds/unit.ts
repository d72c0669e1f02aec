/** Units that the head of a column names: "Diesel, thousand litres", "Output (GWh)", "Revenue in EUR m". */

export interface Headed {
  /** The head without its unit. */
  readonly name: string;
  readonly unit: string | undefined;
}

const BRACKETED = /^(.*\S)\s*[([（]([^()[\]（）]{1,40})[)\]）]\s*$/u;
const AFTER_COMMA = /^(.*\S)\s*[,،，]\s*([^,،，]{1,30})$/u;
const AFTER_COLON = /^(.*\S)\s*[:：]\s*([^:：]{1,12})$/u;
const AFTER_IN = /^(.*\S)\s+(?:in|en|em|im|w|в)\s+(\S.{0,29})$/u;

/** What follows "in" is a unit when it measures: a sign, an abbreviation or a word for money, mass, length, time. */
const MEASURE =
  /[%‰€$£¥₹₽₩₺°²³]|^(?:kg|g|t|km|m|cm|mm|ha|l|h|min|s|mio|mrd|mln|tsd|tys|млн|млрд|тыс)\b|thousand|million|billion|percent|per cent|euro|dollar|tonne|lit(?:re|er)|hour|minute|\bdays?\b|\byears?\b|met(?:re|er)|tausend|milliard|prozent|stunde|\btage\b|\bjahre\b|pour cent|heure|porcentaje|por ciento|\bhoras?\b|procent|\buur\b|тысяч|процент|рубл/iu;
/** "MWh", "GB", "EUR": a few letters, of which some are capitals. */
const ABBREVIATION = /^\p{Ll}{0,2}\p{Lu}{1,4}\p{Ll}?(?:\s\p{Ll}{1,3})?$/u;

const isMeasure = (unit: string): boolean => MEASURE.test(unit) || ABBREVIATION.test(unit);

export function headed(head: string): Headed {
  for (const form of [BRACKETED, AFTER_COMMA, AFTER_COLON, AFTER_IN]) {
    const match = form.exec(head.trim());
    const [, name = '', unit = ''] = match ?? [];
    if (name !== '' && unit !== '' && (form === BRACKETED || isMeasure(unit.trim()))) return { name, unit: unit.trim() };
  }
  return { name: head.trim(), unit: undefined };
}

/** The unit that a row's name has, where it is one that measures and not what a bracket says else: "Paris (France)". */
export function measureOf(name: string): string | undefined {
  const { unit } = headed(name);
  return unit !== undefined && (isMeasure(unit) || unit.includes('/')) ? unit : undefined;
}

/** In capitals, as accounts and meters have them. */
const CODE = /^(?:T?EUR|USD|GBP|CHF|[kMGT]Wh?)(?![\p{L}\p{N}])/u;

/** The unit that a line beside a table says its figures are in: "Revenue by line, in € thousand:", "Costs (in Tsd. €)". */
export function measureOfLine(line: string): string | undefined {
  const said = line.trim().replace(/\s*[.:：]$/u, '');
  const unit = (BRACKETED.exec(said) ?? AFTER_IN.exec(said))?.[2]?.replace(/^(?:in|en|em|w|в)\s+/u, '').trim();
  return unit !== undefined && !/\p{Nd}/u.test(said) && (MEASURE.test(unit) || CODE.test(unit)) ? unit : undefined;
}
