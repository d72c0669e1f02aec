/** What stands between the name and the value of a label. */
const commas: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ur: '، ', ps: '، ', ja: '、', zh: '，' };

export const separatorOf = (language: string): string => commas[language.split('-')[0]?.toLowerCase() ?? ''] ?? ', ';
