/** How many slides: empty is as the content asks for; otherwise a number, by typing or in steps. */
import { maxSlides } from '@slidewright/contract/choices';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';

export function CountField({ value, problem, onChange }: { value: string; problem?: string | undefined; onChange(value: string): void }) {
  const step = (by: number) => {
    const from = Number.parseInt(value, 10);
    const next = Number.isNaN(from) ? (by > 0 ? 10 : 0) : from + by;
    onChange(next < 1 ? '' : String(Math.min(maxSlides, next)));
  };
  return (
    <Field label="Slides" aside={`1 to ${maxSlides}`} problem={problem}>
      {(id, described) => (
        <div class="stepper">
          <button type="button" onClick={() => step(-1)} aria-label="Fewer slides">
            <Icon name="minus" />
          </button>
          <input
            id={id}
            inputMode="numeric"
            autocomplete="off"
            placeholder="Automatic"
            value={value}
            aria-describedby={described}
            onInput={(event) => onChange(event.currentTarget.value.trim())}
          />
          <button type="button" onClick={() => step(1)} aria-label="More slides">
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}
