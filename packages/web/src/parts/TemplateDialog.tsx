/** Another template for the deck: a version of it is made, with an address of its own. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { listTemplates, render, type Template } from '../state/api.ts';
import { Problem } from '../state/call.ts';
import { rememberSwitch } from '../state/templateSteps.ts';
import { Icon } from './Icon.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';

export interface TemplateDialogProps {
  id: string;
  template: string;
  /** Takes the new version's id. */
  onMade(id: string): void;
  onClose(): void;
}

export function TemplateDialog({ id, template, onMade, onClose }: TemplateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    listTemplates().then(setTemplates, () => undefined);
  }, []);
  const choose = async (chosen: string) => {
    if (busy) return;
    setBusy(true);
    try {
      const made = await render(id, { template: chosen });
      rememberSwitch(id, made.id);
      dialog.current?.close();
      onMade(made.id);
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause.message : String(cause));
    }
    setBusy(false);
  };
  return (
    <dialog ref={dialog} class="sheet" onClose={onClose} aria-label="Another template">
      <div class="edit-bar">
        <p>
          <strong>Another template</strong>{' '}
          <span class="small">{busy ? 'Making it…' : 'A new version; this one stays as it is, and Undo leads back. Costs nothing.'}</span>
        </p>
        <button type="button" class="quiet square push" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {problem && (
        <p class="problem general" role="alert">
          {problem}
        </p>
      )}
      <TemplateGallery templates={templates} chosen={template} onChoose={choose} />
    </dialog>
  );
}
