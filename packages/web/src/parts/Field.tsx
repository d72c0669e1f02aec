/** A labelled control, with what it may be on the right, and what is wrong with it below. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

export interface FieldProps {
  label: string;
  /** Stands at the end of the label's line: a count, a limit. */
  aside?: ComponentChildren;
  hint?: string;
  problem?: string | undefined;
  /** Two such fields have one line, where there is room. */
  half?: boolean;
  children(id: string, describedBy: string | undefined): ComponentChildren;
}

export function Field({ label, aside, hint, problem, half = false, children }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  // Whatever the control is, it is told of in one place.
  useLayoutEffect(() => {
    const control = field.current?.querySelector('input, select, textarea');
    if (problem) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }, [problem]);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div ref={field} class={['field', problem && 'wrong', half && 'half'].filter(Boolean).join(' ')}>
      <div class="field-head">
        <label for={id}>{label}</label>
        {aside !== undefined && <span class="aside">{aside}</span>}
      </div>
      {children(id, described)}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p class="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Characters as the interface counts them, and how many there may be. */
export function Counter({ text, most }: { text: string; most: number }) {
  const count = [...text].length;
  return (
    <span class={count > most ? 'over' : undefined}>
      {count} / {most}
    </span>
  );
}

export interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  hint?: string;
  problem?: string | undefined;
  /** Values that are shown and cannot be chosen. */
  unavailable?: readonly T[];
  onChange(value: T): void;
}

export function Select<T extends string>({ label, value, options, unavailable, onChange, ...rest }: SelectProps<T>) {
  return (
    <Field label={label} {...rest}>
      {(id, described) => (
        <select
          id={id}
          value={value}
          aria-describedby={described}
          onChange={(event) => {
            const chosen = options.find(([option]) => option === event.currentTarget.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option} disabled={unavailable?.includes(option)}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
