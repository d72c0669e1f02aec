/** A field that is as high as its text. */
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface TextAreaProps {
  id: string;
  value: string;
  describedBy?: string | undefined;
  onText(text: string): void;
}

export function TextArea({ id, value, describedBy, onText }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // Measured anew whenever the text is another.
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight + 2}px`;
  }, [value]);
  return (
    <textarea
      id={id}
      ref={area}
      rows={1}
      dir="auto"
      // What has no words yet is an ellipsis in the deck, and nothing in its field.
      value={value === '…' ? '' : value}
      placeholder="…"
      aria-describedby={describedBy}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  );
}
