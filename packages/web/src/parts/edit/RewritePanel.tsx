/** What the language model may do with the slide: offered wishes and free words, the answer beside the slide as it is, and the choice. */
import { maxInstructionLength, type RewriteWish } from '@slidewright/contract/choices';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Slide } from '../../state/api.ts';
import { useRewriting } from '../../state/rewriting.ts';
import { languagesBeside, wishesFor, wishNames } from '../../state/wishes.ts';
import { Counter, Field, Select } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';

export interface RewritePanelProps {
  /** The presentation's. */
  id: string;
  slides: readonly Slide[];
  /** Index in them of the slide that is edited. */
  at: number;
  /** The deck's, a BCP 47 tag. */
  language: string;
  /** The language model's name. */
  writer: string;
  onAccept(slide: Slide): void;
  /** Shows another of the slides. */
  onMove(to: number): void;
}

export function RewritePanel({ id, slides, at, language, writer, onAccept, onMove }: RewritePanelProps) {
  const { of, seconds, proposal, problem, ask: askFor, cancel, close } = useRewriting(id);
  const slide = slides[at];
  // Where it is by now, if slides were moved meanwhile; one that was edited stands where it stood.
  const found = of ? slides.indexOf(of.slide) : -1;
  const askedAt = found < 0 ? (of?.at ?? at) : found;
  const isHere = askedAt === at;
  const [words, setWords] = useState('');
  const [translating, setTranslating] = useState(false);
  const others = languagesBeside(language);
  const [target, setTarget] = useState(others[0]?.[0] ?? 'en');
  // What was refused is told of elsewhere until it has been read where it belongs.
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (isHere || problem === undefined) setRead(problem);
  }, [isHere, problem]);
  if (!slide) return null;
  const ask = (wanted: Parameters<typeof askFor>[1]) => askFor({ slide, at }, wanted);
  const busy = seconds !== undefined;
  const tooLong = [...words].length > maxInstructionLength;
  const wish = (wanted: RewriteWish) => {
    if (wanted === 'translate') setTranslating(!translating);
    else ask({ wish: wanted });
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
          <button type="button" class="button" disabled={busy} onClick={() => ask({ wish: 'translate', language: target })}>
            Translate this slide
          </button>
        </div>
      )}
      <form
        class="asked"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !tooLong && words.trim() !== '') ask({ instruction: words });
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
      {busy && <Waiting writer={writer} elsewhere={isHere ? undefined : slides[askedAt]?.title} seconds={seconds} onCancel={cancel} />}
      {problem && isHere && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {!busy && !(problem && isHere) && <p class="small">Nothing changes before you accept it. Costs no credit.</p>}
      {(proposal || problem !== read) && !isHere && (
        <div class="asking" role="status">
          <span>
            {writer} has answered about <bdi>{slides[askedAt]?.title}</bdi>
          </span>
          <button type="button" class="button push" onClick={() => onMove(askedAt)}>
            Show
          </button>
        </div>
      )}
      {proposal && isHere && (
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

interface WaitingProps {
  writer: string;
  /** The title of the slide, where another one is shown. */
  elsewhere: string | undefined;
  seconds: number;
  onCancel(): void;
}

function Waiting({ writer, elsewhere, seconds, onCancel }: WaitingProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed cannot be pressed any more: whoever uses keys goes on here, from the next key on.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="asking">
      <span class="turning" aria-hidden="true" />
      <span role="status">
        {writer} is writing {elsewhere !== undefined && <bdi>“{elsewhere}” </bdi>}…
      </span>
      <span class="small" aria-hidden="true">
        {seconds} s
      </span>
      <button type="button" class="button push" ref={button} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
