/** A document: dropped here, or chosen. */
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';

export interface DropZoneProps {
  file: File | undefined;
  /** Bytes. */
  most: number;
  problem?: string | undefined;
  onFile(file: File | undefined): void;
}

export const megabytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`;

export function DropZone({ file, most, problem, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const tooLarge = file !== undefined && file.size > most;
  return (
    <div class={problem ? 'field wrong' : 'field'}>
      <label
        for={id}
        class={`drop${over ? ' over' : ''}${file ? ' filled' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const dropped = event.dataTransfer?.files[0];
          if (dropped) onFile(dropped);
        }}
      >
        <Icon name={file ? 'file' : 'upload'} />
        {file ? (
          <span>
            <strong dir="auto">{file.name}</strong>
            <span class={tooLarge ? 'small over' : 'small'}>
              {megabytes(file.size)} of at most {megabytes(most)}
            </span>
          </span>
        ) : (
          <span>
            <strong>Drop a document here, or choose one</strong>
            <span class="small">PDF, PowerPoint, Word, Markdown or plain text, up to {megabytes(most)}</span>
          </span>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => onFile(event.currentTarget.files?.[0])}
        />
      </label>
      {file && (
        <button
          type="button"
          class="link"
          onClick={() => {
            if (input.current) input.current.value = '';
            onFile(undefined);
          }}
        >
          Take another document
        </button>
      )}
      {problem && (
        <p class="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
