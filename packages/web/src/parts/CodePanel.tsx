/** What the form asks for, as code. */
import { useState } from 'preact/hooks';
import type { Origin } from '../state/fields.ts';
import { settings } from '../state/settings.ts';
import { languages, type SnippetLanguage, snippet } from '../state/snippets.ts';
import { Icon } from './Icon.tsx';
import { Segmented } from './Segmented.tsx';

export function CodePanel({ origin, request }: { origin: Origin; request: Readonly<Record<string, unknown>> }) {
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  const [copied, setCopied] = useState(false);
  const code = snippet(language, origin, request, settings.baseUrl);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), 1600);
  };
  return (
    <section class="code" aria-labelledby="code-title">
      <div class="gallery-head">
        <h2 id="code-title">The same, as code</h2>
        <p class="small">
          What is set above, ready to paste. Every field is in <a href="openapi.json">openapi.json</a>.
        </p>
      </div>
      <div class="code-bar">
        <Segmented
          label="Language"
          quiet
          value={language}
          options={languages.map((each) => [each, each] as const)}
          onChange={(each) => setLanguage(each)}
        />
        <button type="button" class="quiet" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
