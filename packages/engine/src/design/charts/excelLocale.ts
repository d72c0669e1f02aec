/**
 * `[$-407]` at the head of an Excel number format: the language whose separators are meant (a Windows LCID, hexadecimal; MS-LCID) and, two
 * digits before it, the shape of the digits (ECMA-376 part 1, 18.8.31).
 */
const lcids: Readonly<Record<string, string>> = {
  ar: '0401',
  bg: '0402',
  bn: '0445',
  ca: '0403',
  cs: '0405',
  da: '0406',
  de: '0407',
  el: '0408',
  en: '0409',
  es: '0C0A',
  et: '0425',
  fa: '0429',
  fi: '040B',
  fil: '0464',
  fr: '040C',
  gu: '0447',
  he: '040D',
  hi: '0439',
  hr: '041A',
  hu: '040E',
  id: '0421',
  it: '0410',
  ja: '0411',
  kn: '044B',
  ko: '0412',
  lt: '0427',
  lv: '0426',
  ml: '044C',
  mr: '044E',
  ms: '043E',
  nb: '0414',
  nl: '0413',
  no: '0414',
  pa: '0446',
  pl: '0415',
  pt: '0416',
  ro: '0418',
  ru: '0419',
  sk: '041B',
  sl: '0424',
  sr: '0C1A',
  sv: '041D',
  sw: '0441',
  ta: '0449',
  te: '044A',
  th: '041E',
  tr: '041F',
  uk: '0422',
  ur: '0420',
  vi: '042A',
  zh: '0804',
};

const digitShapes: Readonly<Record<string, string>> = {
  arab: '2',
  arabext: '3',
  deva: '4',
  beng: '5',
  guru: '6',
  gujr: '7',
  orya: '8',
  tamldec: '9',
  telu: 'A',
  knda: 'B',
  mlym: 'C',
  thai: 'D',
};

/** The head of a number format in the locale; "" for English, which every application falls back on, and for languages not known. */
export function excelLocale(locale: string): string {
  const lcid = lcids[new Intl.Locale(locale).language];
  if (!lcid || lcid === '0409') return '';
  const digits = digitShapes[new Intl.NumberFormat(locale).resolvedOptions().numberingSystem];
  return digits ? `[$-${digits}00${lcid}]` : `[$-${lcid.replace(/^0/, '')}]`;
}
