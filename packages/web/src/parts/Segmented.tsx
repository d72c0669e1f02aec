/** A choice among a few, all of them in sight: radio buttons that look like one control. */
import { useId } from 'preact/hooks';

export interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChange(value: T): void;
  /** The label is said, not shown. */
  quiet?: boolean;
}

export function Segmented<T extends string>({ label, value, options, onChange, quiet }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset class="segmented-field">
      <legend class={quiet ? 'unseen' : undefined}>{label}</legend>
      <div class="segmented">
        {options.map(([option, text]) => (
          <label key={option} class={option === value ? 'on' : undefined}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
