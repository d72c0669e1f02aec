/** What the presentation is made from: three tabs, of which one is open. */
import { maxTopicLength } from '@slidewright/contract/choices';
import { useRef } from 'preact/hooks';
import type { Fields, Origin, Problems } from '../state/fields.ts';
import { settings } from '../state/settings.ts';
import { DropZone } from './DropZone.tsx';
import { Counter, Field } from './Field.tsx';

export interface SourceProps {
  origin: Origin;
  fields: Fields;
  problems: Problems;
  onOrigin(origin: Origin): void;
  change(changed: Partial<Fields>): void;
}

const tabs = [
  ['topic', 'Topic'],
  ['text', 'Text'],
  ['file', 'File'],
] as const;

export function Source({ origin, fields, problems, onOrigin, change }: SourceProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = tabs[(tabs.findIndex(([name]) => name === origin) + by + tabs.length) % tabs.length]?.[0] ?? 'topic';
    onOrigin(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div>
      <div class="tabs" role="tablist" aria-label="What the presentation is made from" ref={list}>
        {tabs.map(([name, label]) => (
          <button
            type="button"
            key={name}
            role="tab"
            id={`tab-${name}`}
            aria-selected={origin === name}
            aria-controls="source"
            tabIndex={origin === name ? 0 : -1}
            onClick={() => onOrigin(name)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="source" aria-labelledby={`tab-${origin}`}>
        {origin === 'topic' && (
          <Field
            label="What is it about?"
            aside={<Counter text={fields.topic} most={maxTopicLength} />}
            hint={topicHint()}
            problem={problems.topic}
          >
            {(id, described) => (
              <textarea
                id={id}
                rows={3}
                class="lead"
                dir="auto"
                placeholder="The history of tea"
                value={fields.topic}
                aria-describedby={described}
                onInput={(event) => change({ topic: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
        {origin === 'text' && (
          <Field
            label="The text, plain or Markdown"
            aside={`${countWords(fields.text)} words, up to ${settings.textTokenLimit.toLocaleString('en')} tokens`}
            problem={problems.text}
          >
            {(id, described) => (
              <textarea
                id={id}
                rows={10}
                dir="auto"
                placeholder={'# A heading\n\nThe deck speaks the language of the text.'}
                value={fields.text}
                aria-describedby={described}
                onInput={(event) => change({ text: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
        {origin === 'file' && (
          <DropZone file={fields.file} most={settings.fileSizeLimit} problem={problems.file} onFile={(file) => change({ file })} />
        )}
      </div>
    </div>
  );
}

const countWords = (text: string): string => (text.match(/\S+/g)?.length ?? 0).toLocaleString('en');

function topicHint(): string {
  if (settings.writer !== null) return '';
  return settings.research
    ? 'It is looked up in Wikipedia. What that does not know becomes a storyline of questions.'
    : 'Without a language model or research, the deck is a storyline of questions. A text or a file gives it content.';
}
