/** A dialog over the page: its head says what it is for and closes it, and what goes wrong stands below that. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';

export interface SheetProps {
  title: string;
  /** Said beside the title, smaller. */
  note?: string;
  /** A class of its own, beside the sheet's. */
  look?: string;
  problem: string | undefined;
  onClose(): void;
  /** Is given what closes the dialog. */
  children(close: () => void): ComponentChildren;
}

export function Sheet({ title, note, look, problem, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class={look === undefined ? 'sheet' : `sheet ${look}`} onClose={onClose} aria-label={title}>
      <div class="edit-bar">
        <p>
          <strong>{title}</strong> {note && <span class="small">{note}</span>}
        </p>
        <button type="button" class="quiet square push" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
      {children(close)}
    </dialog>
  );
}
