/** What else a request may set: the most used at once, the others behind a fold. */
import {
  contentModificators,
  formats,
  imageSources,
  imageStyles,
  maxNoteLength,
  presentationTypes,
  textDensities,
  verbosities,
} from '@slidewright/contract/choices';
import type { Fields, Origin, Problems } from '../state/fields.ts';
import { settings } from '../state/settings.ts';
import { CountField } from './CountField.tsx';
import { Counter, Field, Select } from './Field.tsx';
import { Segmented } from './Segmented.tsx';

export interface OptionsProps {
  origin: Origin;
  fields: Fields;
  problems: Problems;
  change(changed: Partial<Fields>): void;
}

/** Values of the interface, and what they mean to a person. */
const words = {
  pptx: 'PowerPoint',
  pdf: 'PDF',
  short: 'Short',
  detailed: 'Detailed',
  bulletPoints: 'Bullet points',
  preserve: 'Keep the wording',
  expand: 'Elaborate',
  condense: 'Shorten',
  minimal: 'Minimal',
  concise: 'Concise',
  unsplash: 'Unsplash',
  pexels: 'Pexels',
  scrapingdog: 'Web search',
  ai: 'Drawn by a model',
  flux: 'Drawn by FLUX',
  auto: 'Automatic',
  photorealistic: 'Photorealistic',
  illustration: 'Illustration',
  neon: 'Neon',
  abstract: 'Abstract',
  'black-and-white': 'Black and white',
  '3d': '3D',
  linear: 'Line art',
} as const;

const worded = <T extends keyof typeof words>(values: readonly T[]) => values.map((value) => [value, words[value]] as const);
const orNone = <T extends string>(label: string, options: readonly (readonly [T, string])[]): readonly (readonly [T | '', string])[] => [
  ['', label],
  ...options,
];

export function QuickOptions({ origin, fields, problems, change }: OptionsProps) {
  return (
    <div class="grid">
      <CountField value={fields.numSlides} problem={problems.numSlides} onChange={(numSlides) => change({ numSlides })} />
      <Segmented label="Format" value={fields.format} options={worded(formats)} onChange={(format) => change({ format })} />
      {origin === 'topic' ? (
        <Select
          label="Kind"
          value={fields.presentationType}
          options={presentationTypes.map((each) => [each, each] as const)}
          problem={problems.presentationType}
          onChange={(presentationType) => change({ presentationType })}
        />
      ) : (
        <Select
          label="The content"
          value={fields.contentModificator}
          options={worded(contentModificators)}
          problem={problems.contentModificator}
          onChange={(contentModificator) => change({ contentModificator })}
        />
      )}
      {origin === 'topic' ? (
        <Field label="Language" aside="name or tag" problem={problems.language}>
          {(id, described) => (
            <input
              id={id}
              placeholder="Detected"
              list="languages"
              value={fields.language}
              aria-describedby={described}
              onInput={(event) => change({ language: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : (
        <Select
          label="Text on a slide"
          value={fields.textDensity}
          options={worded(textDensities)}
          problem={problems.textDensity}
          onChange={(textDensity) => change({ textDensity })}
        />
      )}
      <datalist id="languages">
        {[
          'English',
          'Deutsch',
          'Español',
          'Français',
          'Italiano',
          'Português',
          'Nederlands',
          'Polski',
          'Türkçe',
          'Русский',
          'العربية',
          'हिन्दी',
          '日本語',
          '한국어',
          '简体中文',
        ].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

export function MoreOptions({ origin, fields, problems, change }: OptionsProps) {
  const draws = fields.imageSource === 'ai' || fields.imageSource === 'flux';
  const hidden = ['content', 'targetAudience', 'toneAndStyle', 'verbosity', 'imageSource', 'imageStyle', 'debugMode'] as const;
  return (
    <details class="more" open={hidden.some((name) => problems[name] !== undefined) || undefined}>
      <summary>More options</summary>
      <div class="grid">
        {origin === 'topic' ? (
          <>
            <Note label="For whom" placeholder="Investors, pupils of ten, …" name="targetAudience" {...{ fields, problems, change }} />
            <Note label="Tone and style" placeholder="Sober, with examples" name="toneAndStyle" {...{ fields, problems, change }} />
            <Select
              label="How much a slide says"
              value={fields.content}
              options={worded(verbosities)}
              problem={problems.content}
              onChange={(content) => change({ content })}
            />
          </>
        ) : (
          <Select
            label="Phrasing"
            value={fields.verbosity}
            options={orNone('As it comes', worded(verbosities))}
            problem={problems.verbosity}
            onChange={(verbosity) => change({ verbosity })}
          />
        )}
        <Select
          label="Pictures from"
          value={fields.imageSource}
          options={worded(imageSources).map(([value, name]) => [value, isReady(value) ? name : `${name} (no key here)`] as const)}
          unavailable={imageSources.filter((value) => !isReady(value) && value !== fields.imageSource)}
          hint={isReady(fields.imageSource) ? '' : `The service has no key for it: ${standIn()}`}
          problem={problems.imageSource}
          onChange={(imageSource) => change({ imageSource })}
        />
        {draws && (
          <Select
            label="Style of pictures"
            value={fields.imageStyle}
            options={orNone('None', worded(imageStyles))}
            problem={problems.imageStyle}
            onChange={(imageStyle) => change({ imageStyle })}
          />
        )}
      </div>
      <label class="check">
        <input type="checkbox" checked={fields.debugMode} onChange={(event) => change({ debugMode: event.currentTarget.checked })} />
        <span>
          Keep how it was made{' '}
          <span class="small">
            for <code>slidewright job show</code>
          </span>
        </span>
      </label>
    </details>
  );
}

const isReady = (source: string): boolean => settings.pictures.ready.includes(source);

/** What a deck shows where its source of pictures is not set up. */
function standIn(): string {
  const { fallback } = settings.pictures;
  if (fallback.includes('commons')) return 'pictures come from Wikimedia Commons instead.';
  return fallback.includes('local') ? 'the template’s own art stands in.' : 'decks have no pictures but their source’s.';
}

interface NoteProps extends Omit<OptionsProps, 'origin'> {
  label: string;
  placeholder: string;
  name: 'targetAudience' | 'toneAndStyle';
}

function Note({ label, placeholder, name, fields, problems, change }: NoteProps) {
  return (
    <Field label={label} aside={<Counter text={fields[name]} most={maxNoteLength} />} problem={problems[name]}>
      {(id, described) => (
        <input
          id={id}
          dir="auto"
          placeholder={placeholder}
          value={fields[name]}
          aria-describedby={described}
          onInput={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
