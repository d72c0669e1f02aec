/** Whether the words beside a percentage say that it is a part of something: "17% of all berths" is one, "17% more moves" is not. */

/** How the words then begin, by language. In other languages, and with other words, a percentage may as well compare. */
const OF_A_WHOLE: Readonly<Record<string, RegExp>> = {
  de: /^(?:aller|der|des|unserer|vom|von (?:allen|den))\s/iu,
  en: /^of\s/iu,
  es: /^(?:de (?:la|las|los|nuestr[ao]s|tod[ao]s)|del)\s/iu,
  fr: /^(?:de (?:la|l['’]|nos|tous|toutes)|des|du)(?:\s|(?<=['’]))/iu,
  it: /^(?:de(?:gli|i|l|lla|lle|llo)\s|dell['’]|di tutt[ei]\s)/iu,
  nl: /^van (?:alle|de|het|onze)\s/iu,
  pt: /^(?:d[ao](?! que\s)|d[ao]s|de tod[ao]s)\s/iu,
};

export const saysOfAWhole = (words: string, language: string): boolean =>
  OF_A_WHOLE[language.split('-')[0]?.toLowerCase() ?? '']?.test(words.trim()) ?? false;
