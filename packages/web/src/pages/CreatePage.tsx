/** The form: from a topic, a text or a file to a presentation. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CodePanel } from '../parts/CodePanel.tsx';
import { megabytes } from '../parts/DropZone.tsx';
import { MoreOptions, QuickOptions } from '../parts/Options.tsx';
import { SignIn } from '../parts/SignIn.tsx';
import { Source } from '../parts/Source.tsx';
import { TemplateGallery } from '../parts/TemplateGallery.tsx';
import { TemplatePreview } from '../parts/TemplatePreview.tsx';
import { accountChanged, accountStore } from '../state/accountVersion.ts';
import { create, listTemplates, type Template, templatePicture } from '../state/api.ts';
import { rememberAsked } from '../state/asked.ts';
import { Problem, worded } from '../state/call.ts';
import { keepDraft, keptDraft } from '../state/draft.ts';
import { type Fields, type Origin, type Problems, problemsByField, requestOf } from '../state/fields.ts';
import { focusOnProblem } from '../state/focus.ts';
import { deckPath, go } from '../state/route.ts';
import { sessionStore } from '../state/session.ts';
import { settings } from '../state/settings.ts';
import { useInSight } from '../state/sight.ts';
import { useStore } from '../state/useStore.ts';

export function CreatePage({ linkProblem }: { linkProblem: string | undefined }) {
  const session = useStore(sessionStore);
  const isUnlimited = useStore(accountStore)?.credits.remaining === null;
  const [origin, setOrigin] = useState<Origin>(() => keptDraft().origin);
  const [fields, setFields] = useState<Fields>(() => keptDraft().fields);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  useEffect(() => {
    listTemplates().then(setTemplates, () => undefined);
  }, []);

  // With the letter, and not after the next frame: the page may go before that.
  useLayoutEffect(() => {
    const keep = () => keepDraft({ origin, fields });
    // A long text is not written down with each letter, and the last letters are when the page goes.
    const timer = setTimeout(keep, 300);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [origin, fields]);

  const change = (changed: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...changed }));
    // What was wrong with a field is not known of what is typed now.
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== '' && !(name in changed))));
  };
  const request = useMemo(() => requestOf(origin, fields), [origin, fields]);
  const submit = async (event: Event) => {
    event.preventDefault();
    // Nobody waits for what would be refused when all of it is there.
    if (origin === 'file' && fields.file && fields.file.size > settings.fileSizeLimit) {
      setProblems({
        file: `The file has ${megabytes(fields.file.size)}: at most ${megabytes(settings.fileSizeLimit)} are taken. Shorten or divide it.`,
      });
      setTimeout(focusOnProblem, 50);
      return;
    }
    setBusy(true);
    setProblems({});
    try {
      const { id } = await create(origin, request);
      rememberAsked(id, origin, fields);
      accountChanged();
      go(deckPath(id));
    } catch (cause) {
      const message = worded(cause);
      setProblems(cause instanceof Problem && cause.status === 400 ? problemsByField(origin, message, fields) : { '': message });
      // Sent from the bar at the foot, the form is out of sight.
      setTimeout(focusOnProblem, 50);
    }
    setBusy(false);
  };

  const side = useRef<HTMLElement>(null);
  const startSeen = useInSight(side);
  const template = templates.find(({ id }) => id === fields.template);
  const props = { fields, problems, change };
  return (
    <div class="page">
      <div class="hero">
        <h1>What shall we present?</h1>
        <p>A topic, a text or a document becomes slides that you can edit in PowerPoint.</p>
      </div>
      {!session && <SignIn problem={linkProblem} />}
      <form class="maker" id="maker" onSubmit={submit} noValidate>
        <div class="card maker-main">
          <Source origin={origin} onOrigin={setOrigin} {...props} />
          <QuickOptions {...props} origin={origin} />
          <MoreOptions {...props} origin={origin} />
        </div>
        <aside ref={side} class="maker-side" aria-label="Template and start">
          <div class="card">
            {template ? <TemplatePreview template={template} /> : <div class="preview-empty" />}
            {problems.template && (
              <p class="problem" role="alert">
                {problems.template}
              </p>
            )}
            {problems[''] && (
              <p class="problem general" role="alert">
                {problems['']}
              </p>
            )}
            <button type="submit" class="primary large" disabled={busy || !session}>
              {busy ? 'Sending…' : 'Create presentation'}
            </button>
            <p class="small centred">{session ? cost(isUnlimited) : 'Sign in first: it takes a moment.'}</p>
          </div>
        </aside>
      </form>
      <TemplateGallery
        templates={templates}
        chosen={fields.template}
        onChoose={(id) => {
          change({ template: id });
        }}
      />
      <CodePanel origin={origin} request={request} />
      {template && !startSeen && (
        <div class="dock">
          <img src={templatePicture(template.id, 'cover')} alt="" width="80" height="45" />
          <span class="dock-name">
            <strong>{template.name}</strong>
            <span class="small">chosen</span>
          </span>
          <button type="submit" form="maker" class="primary push" disabled={busy || !session}>
            Create presentation
          </button>
        </div>
      )}
      <footer class="foot small">
        {settings.writer === null ? 'Decks are written without a language model.' : `Decks are written by ${settings.writer}.`} This page
        asks nobody but your own service.
      </footer>
    </div>
  );
}

const cost = (isUnlimited: boolean): string =>
  settings.jobCredits === 0 || isUnlimited
    ? 'Free of credits.'
    : `Costs ${settings.jobCredits === 1 ? 'one credit' : `${settings.jobCredits} credits`}, given back if it fails.`;
