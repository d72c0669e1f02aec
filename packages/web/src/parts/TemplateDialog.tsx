/** Another template for the deck: a version of it is made, with an address of its own. */
import { useEffect, useState } from 'preact/hooks';
import { listTemplates, render, type Template } from '../state/api.ts';
import { worded } from '../state/call.ts';
import { rememberSwitch } from '../state/templateSteps.ts';
import { Sheet } from './Sheet.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';

export interface TemplateDialogProps {
  id: string;
  template: string;
  /** Takes the new version's id. */
  onMade(id: string): void;
  onClose(): void;
}

export function TemplateDialog({ id, template, onMade, onClose }: TemplateDialogProps) {
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    listTemplates().then(setTemplates, () => undefined);
  }, []);
  const choose = async (chosen: string, close: () => void) => {
    if (busy) return;
    setBusy(true);
    try {
      const made = await render(id, { template: chosen });
      rememberSwitch(id, made.id);
      close();
      onMade(made.id);
    } catch (cause) {
      setProblem(worded(cause));
    }
    setBusy(false);
  };
  const note = busy ? 'Making it…' : 'A new version; this one stays as it is, and Undo leads back. Costs nothing.';
  return (
    <Sheet title="Another template" note={note} problem={problem} onClose={onClose}>
      {(close) => <TemplateGallery templates={templates} chosen={template} onChoose={(chosen) => choose(chosen, close)} />}
    </Sheet>
  );
}
