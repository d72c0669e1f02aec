/** The full stops of a list: all of its statements have one, where one of them is several sentences, or none has. */
import type { Slide } from '@slidewright/contract/deck';
import { severalSentences, withoutStop } from './forms/form.ts';
import { leavesOf, type Path } from './salvage.ts';
import { withText } from './slidePart.ts';

/** Lists of statements that are read one beside or below the other. */
const LISTED =
  /^(?:items|cards|steps|reasons|causes|points|levels|spokes|statements)\.\d+\.text$|^columns\.\d+\.items\.\d+$|^(?:pros|cons)\.\d+$/;
const FEWEST_WORDS = 4;

export function evenStops(slide: Slide): Slide {
  const { notes: _, title: __, ...shown } = slide;
  const texts = leavesOf(shown).filter(({ path }) => LISTED.test(path.join('.')));
  const ended = texts.filter(({ text }) => /[.。]$/u.test(text));
  if (ended.length === 0 || ended.length === texts.length) return slide;
  const stop = ended.find(({ text }) => severalSentences(text))?.text.at(-1);
  const put = (made: Slide, path: Path, text: string): Slide => withText(made, path, text) ?? made;
  return texts.reduce((made, { path, text }) => {
    if (stop === undefined) return put(made, path, withoutStop(text));
    const whole = text.split(/\s+/u).length >= FEWEST_WORDS || stop === '。';
    return whole && /[\p{L}\p{M}\p{N}%°)”»’]$/u.test(text) ? put(made, path, `${text}${stop}`) : made;
  }, slide);
}
