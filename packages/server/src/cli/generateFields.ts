/** The options of `slidewright generate` that are fields of the interface's requests. */
import {
  contentModificators,
  formats,
  imageSources,
  imageStyles,
  maxSlides,
  presentationTypes,
  textDensities,
  verbosities,
} from '@slidewright/contract/choices';
import { type Command, InvalidArgumentError, Option } from 'commander';

export type Origin = 'topic' | 'text' | 'file';

interface Field {
  readonly flag: string;
  readonly meaning: string;
  /** What it may be asked of; all without it. */
  readonly of?: readonly Origin[];
  readonly choices?: readonly string[];
  readonly parse?: (value: string) => unknown;
}

/** By the names of the interface. */
const fields: Readonly<Record<string, Field>> = {
  numSlides: {
    flag: '--slides <number>',
    meaning: `how many slides, 1 to ${maxSlides} (default: as the content asks for)`,
    parse: parseSlides,
  },
  template: { flag: '--template <id>', meaning: 'one of "slidewright templates" (default: Tokyo)' },
  language: { flag: '--language <language>', meaning: 'language of a topic’s deck (default: detected)', of: ['topic'] },
  content: { flag: '--content <how>', meaning: 'how much each slide says', of: ['topic'], choices: verbosities },
  presentationType: { flag: '--type <type>', meaning: 'what kind of presentation', of: ['topic'], choices: presentationTypes },
  targetAudience: { flag: '--audience <whom>', meaning: 'who it is for', of: ['topic'] },
  toneAndStyle: { flag: '--tone <how>', meaning: 'how it should sound', of: ['topic'] },
  contentModificator: {
    flag: '--content-modificator <how>',
    meaning: 'what becomes of the content',
    of: ['text', 'file'],
    choices: contentModificators,
  },
  textDensity: { flag: '--density <how>', meaning: 'how much text a slide carries', of: ['text', 'file'], choices: textDensities },
  verbosity: { flag: '--verbosity <how>', meaning: 'how the text is phrased', of: ['text', 'file'], choices: verbosities },
  imageSource: { flag: '--image-source <source>', meaning: 'where pictures come from', choices: imageSources },
  imageStyle: { flag: '--image-style <style>', meaning: 'of pictures that are drawn (ai, flux)', choices: imageStyles },
  debugMode: { flag: '--debug', meaning: 'keep how it was made, for "slidewright job show"' },
};

/** What the format of a file is called, by its name. */
export const formatOf = (path: string) => formats.find((format) => path.toLowerCase().endsWith(`.${format}`));

export function addFields(command: Command): Command {
  for (const { flag, meaning, of, choices, parse } of Object.values(fields)) {
    const option = new Option(flag, of?.includes('text') ? `${meaning}; of a text or file` : meaning);
    if (choices) option.choices(choices);
    if (parse) option.argParser(parse);
    command.addOption(option);
  }
  return command;
}

/** The fields that the options name. Ends the command where one does not go with what the deck is made from. */
export function fieldsOf(options: Readonly<Record<string, unknown>>, origin: Origin, command: Command): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, { flag, of }] of Object.entries(fields)) {
    const value = options[new Option(flag).attributeName()];
    if (value === undefined) continue;
    if (of && !of.includes(origin)) {
      const sources = of.map((one) => (one === 'text' ? '--text-file' : `--${one}`)).join(' and ');
      command.error(`error: ${flag.split(' ')[0]} goes with ${sources}, not with ${origin === 'text' ? '--text-file' : `--${origin}`}`, {
        exitCode: 2,
      });
    }
    given[name] = value;
  }
  return given;
}

function parseSlides(value: string): number {
  const slides = Number(value);
  if (!Number.isInteger(slides) || slides < 1 || slides > maxSlides) {
    throw new InvalidArgumentError(`must be a whole number from 1 to ${maxSlides}.`);
  }
  return slides;
}
