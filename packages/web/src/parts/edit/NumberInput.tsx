/** A number, typed with a comma or a point. What is none stays in the field, and is said to be none, until it is put right. */
import { readNumber, writeNumber } from '@slidewright/contract/conversions/figures';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { unreadableStore } from '../../state/keeping.ts';

export interface NumberInputProps {
  id?: string;
  label?: string;
  value: number | null;
  language: string;
  describedBy?: string | undefined;
  /** Whether there may be none. */
  optional?: boolean;
  onNumber(value: number | null): void;
  /** Called with whether what stands there can be read. */
  onReadable?(readable: boolean): void;
}

export function NumberInput({ id, label, value, language, describedBy, optional = false, onNumber, onReadable }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = value === null ? '' : writeNumber(value, language);
  const read = (text: string): number | null | undefined => (text.trim() === '' && optional ? null : readNumber(text, language));
  const unreadable = typed !== undefined && read(typed) === undefined;
  const self = useId();
  useLayoutEffect(() => {
    if (!unreadable) return;
    unreadableStore.set([...unreadableStore.value(), self]);
    return () => unreadableStore.set(unreadableStore.value().filter((each) => each !== self));
  }, [unreadable, self]);
  // What was typed is shown as long as it is what is meant: "1,50" does not turn into "1,5" while it is written.
  const text = typed !== undefined && (unreadable || read(typed) === value) ? typed : shown;
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autocomplete="off"
      dir="ltr"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={unreadable || describedBy !== undefined}
      value={text}
      onInput={(event) => {
        const written = event.currentTarget.value;
        const number = read(written);
        setTyped(written);
        onReadable?.(number !== undefined);
        if (number !== undefined && number !== value) onNumber(number);
      }}
      onBlur={() => !unreadable && setTyped(undefined)}
    />
  );
}
