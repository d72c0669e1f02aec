/** The same request as code: what a person would write to send it. */
import type { Origin } from './fields.ts';

export const languages = ['curl', 'JavaScript', 'Command line'] as const;
export type SnippetLanguage = (typeof languages)[number];

const longest = 400;
/** A long text is shown by its beginning. */
const brief = (value: unknown): unknown => (typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value);
const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export function snippet(language: SnippetLanguage, origin: Origin, request: Readonly<Record<string, unknown>>, baseUrl: string): string {
  const shown = Object.entries(request).map(([name, value]) => [name, value instanceof File ? value.name : brief(value)] as const);
  const file = request.file instanceof File ? request.file.name : 'report.pdf';
  const others = shown.filter(([name]) => name !== 'file');
  const path = `/v1/presentations/${origin}`;
  switch (language) {
    case 'curl': {
      const head = `curl -s ${baseUrl}${path} \\\n  -H "Authorization: Bearer $SLIDEWRIGHT_KEY"`;
      if (origin === 'file') {
        return [
          head,
          `  -F ${shellQuoted(`file=@${file}`)}`,
          ...others.map(([name, value]) => `  -F ${shellQuoted(`${name}=${value}`)}`),
        ].join(' \\\n');
      }
      const json = JSON.stringify(Object.fromEntries(shown), null, 2);
      return `${head} \\\n  -H 'Content-Type: application/json' \\\n  -d ${shellQuoted(json)}`;
    }
    case 'JavaScript': {
      const auth = `Authorization: \`Bearer \${process.env.SLIDEWRIGHT_KEY}\``;
      const send =
        origin === 'file'
          ? [
              `import { openAsBlob } from 'node:fs';\n`,
              'const form = new FormData();',
              `form.append('file', await openAsBlob(${JSON.stringify(file)}), ${JSON.stringify(file)});`,
              ...others.map(([name, value]) => `form.append('${name}', ${JSON.stringify(String(value))});`),
              `const response = await fetch('${baseUrl}${path}', {\n  method: 'POST',\n  headers: { ${auth} },\n  body: form,\n});`,
            ].join('\n')
          : `const response = await fetch('${baseUrl}${path}', {\n  method: 'POST',\n  headers: {\n    ${auth},\n    'Content-Type': 'application/json',\n  },\n  body: JSON.stringify(${JSON.stringify(Object.fromEntries(shown), null, 2).replaceAll('\n', '\n  ')}),\n});`;
      return `${send}\nconst { id } = await response.json();\n\n// Ask again until it is completed: result.url is the file.\nconst presentation = await fetch(\`${baseUrl}/v1/presentations/\${id}\`, {\n  headers: { ${auth} },\n}).then((answer) => answer.json());`;
    }
    case 'Command line': {
      const source =
        origin === 'file'
          ? `--file ${shellQuoted(file)}`
          : origin === 'topic'
            ? `--topic ${shellQuoted(String(brief(request.topic ?? '')))}`
            : '--text-file text.md';
      const out = `--out deck.${request.format === 'pdf' ? 'pdf' : 'pptx'}`;
      const options = [
        request.numSlides === undefined ? '' : `--slides ${request.numSlides}`,
        request.template === undefined ? '' : `--template ${request.template}`,
      ].filter(Boolean);
      return [`SLIDEWRIGHT_URL=${baseUrl} SLIDEWRIGHT_KEY=… npx slidewright generate`, source, ...options, out].join(' \\\n  ');
    }
  }
}
