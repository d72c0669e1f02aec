/** A font source that is asked the same a thousand times: for each run of each paragraph, which face it is in. */
import type { FontFile, FontSource } from '../../../world.ts';

/** Answers as the source does, and asks it each question once. */
export function rememberedFonts(source: FontSource): FontSource {
  const byId = new Map<string, FontFile | undefined>();
  const byStyle = new Map<string, FontFile | undefined>();
  return {
    byId: (id) => recall(byId, id, () => source.byId(id)),
    face: (family, weight, italic = false) => recall(byStyle, `${family}/${weight}/${italic}`, () => source.face(family, weight, italic)),
  };
}

function recall(answers: Map<string, FontFile | undefined>, key: string, ask: () => FontFile | undefined): FontFile | undefined {
  const known = answers.get(key);
  if (known || answers.has(key)) return known;
  const answer = ask();
  answers.set(key, answer);
  return answer;
}
