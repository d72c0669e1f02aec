/** What the language model may do with the slide: offered wishes and free words, the answer beside the slide as it is, and the choice. */
import { maxInstructionLength, type RewriteWish } from '@slidewright/contract/choices';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Slide } from '../../state/api.ts';
import { useRewriting } from '../../state/rewriting.ts';
import { languagesBeside, wishesFor, wishNames } from '../../state/wishes.ts';
import { Counter, Field, Select } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';

export interface RewritePanelProps {
  /** The presentation's. */
  id: string;
  slide: Slide;
  /** Its index in the Deck. */
  at: number;
  /** The deck's, a BCP 47 tag. */
  language: string;
  /** The language model's name. */
  writer: string;
  onAccept(slide: Slide): void;
}

export function RewritePanel({ id, slide, at, language, writer, onAccept }: RewritePanelProps) {
  const { seconds, proposal, problem, ask, cancel, close } = useRewriting(id, at);
  const [words, setWords] = useState('');
  const [translating, setTranslating] = useState(false);
  const others = languagesBeside(language);
  const [target, setTarget] = useState(others[0]?.[0] ?? 'en');
  const busy = seconds !== undefined;
  const tooLong = [...words].length > maxInstructionLength;
  const wish = (wanted: RewriteWish) => {
    if (wanted === 'translate') setTranslating(!translating);
    else ask(slide, { wish: wanted });
  };
  return (
    <section class="rewrite" aria-label="With the language model">
      <h2>
        <Icon name="spark" /> Ask {writer}
      </h2>
      <div class="wishes">
        {wishesFor(slide.kind).map((wanted) => (
          <button
            key={wanted}
            type="button"
            class="chip"
            disabled={busy}
            aria-expanded={wanted === 'translate' ? translating : undefined}
            onClick={() => wish(wanted)}
          >
            {wishNames[wanted]}
          </button>
        ))}
      </div>
      {translating && (
        <div class="asked">
          <Select label="Into" value={target} options={others} onChange={setTarget} />
          <button type="button" class="button" disabled={busy} onClick={() => ask(slide, { wish: 'translate', language: target })}>
            Translate this slide
          </button>
        </div>
      )}
      <form
        class="asked"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !tooLong && words.trim() !== '') ask(slide, { instruction: words });
        }}
      >
        <Field
          label="In your words"
          aside={words !== '' && <Counter text={words} most={maxInstructionLength} />}
          problem={tooLong ? `At most ${maxInstructionLength} characters.` : undefined}
        >
          {(field, described) => (
            <input
              id={field}
              type="text"
              dir="auto"
              autocomplete="off"
              placeholder="Compare both years in two columns"
              value={words}
              aria-describedby={described}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" class="button" disabled={busy || tooLong || words.trim() === ''}>
          Ask
        </button>
      </form>
      {busy && <Waiting writer={writer} seconds={seconds} onCancel={cancel} />}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {!busy && !problem && <p class="small">Nothing changes before you accept it. Costs no credit.</p>}
      {proposal && (
        <ProposalDialog
          id={id}
          at={at}
          slide={slide}
          proposal={proposal}
          language={language}
          onAccept={() => onAccept(proposal.slide)}
          onClose={close}
        />
      )}
    </section>
  );
}

function Waiting({ writer, seconds, onCancel }: { writer: string; seconds: number; onCancel(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed cannot be pressed any more: whoever uses keys goes on here.
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="asking">
      <span class="turning" aria-hidden="true" />
      <span role="status">{writer} is writing …</span>
      <span class="small" aria-hidden="true">
        {seconds} s
      </span>
      <button type="button" class="button push" ref={button} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
