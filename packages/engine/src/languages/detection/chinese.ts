/** In which of its two ways Chinese is written: by the characters that only one of the two national standards has. */

interface Standards {
  readonly gb2312: ReadonlySet<string>;
  readonly big5: ReadonlySet<string>;
}

let known: Standards | undefined;

/** GB 2312 without Big5, and Big5 without GB 2312: neither standard has the characters that the other way of writing replaced. */
function standards(): Standards {
  const inRow: readonly (readonly [number, number])[] = [[0xa1, 0xfe]];
  known ??= {
    gb2312: charactersOf('gb2312', [0xb0, 0xf7], inRow),
    big5: charactersOf('big5', [0xa4, 0xf9], [[0x40, 0x7e], ...inRow]),
  };
  return known;
}

/** Some 13,000 characters each: decoded once, when a Chinese text is there, in some ten milliseconds. */
function charactersOf(encoding: string, leads: readonly [number, number], trails: readonly (readonly [number, number])[]): Set<string> {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (const [first, last] of trails) for (let trail = first; trail <= last; trail++) bytes.push(lead, trail);
  }
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}

export function chinese(text: string): 'zh-Hans' | 'zh-Hant' {
  const { gb2312, big5 } = standards();
  let simplified = 0;
  let traditional = 0;
  for (const character of text) {
    if (gb2312.has(character) && !big5.has(character)) simplified++;
    else if (big5.has(character) && !gb2312.has(character)) traditional++;
  }
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans';
}
