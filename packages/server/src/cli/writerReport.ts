/** Who wrote the slides of a presentation and what that took, from its diagnostics, as words for a person. */
import type { Diagnostics, WriterDiagnostics } from '../jobs/diagnostics.ts';
import { columns } from './print.ts';

type Writer = NonNullable<NonNullable<Diagnostics['made']>['writer']>;

const authors = { model: 'the language model', plan: 'its plan', 'built-in': 'the built-in writer', frame: 'the frame' } as const;

/** Empty where no language model was asked. */
export function writerReport({ made }: Diagnostics | WriterDiagnostics): string {
  const writer = made?.writer;
  if (writer?.model === undefined) return '';
  return [...totals(writer), ...slidesOf(writer)].join('\n');
}

function totals({
  name,
  model = '',
  calls = 0,
  failedCalls = 0,
  inputTokens = 0,
  outputTokens = 0,
  repairs = 0,
  cost,
  waves,
  planProblems,
  sketched = 0,
  fallbacks = 0,
}: Writer): string[] {
  const rows = Object.entries(waves ?? {}).map(([wave, took]) => [
    `  ${wave}`,
    `${took.calls} calls`,
    `${took.inputTokens} + ${took.outputTokens} tokens`,
    `${took.ms} ms`,
  ]);
  return [
    `Writer: ${name}; ${model} was asked in ${calls} calls (${failedCalls} failed, ${repairs} repairs), ${inputTokens} + ${outputTokens} tokens${cost === undefined ? '' : `, cost ${Number(cost.toPrecision(3))}`}`,
    ...(sketched + fallbacks > 0
      ? [`  not the model's: ${sketched} slides of its plan's points, ${fallbacks} of the built-in writer`]
      : []),
    ...(rows.length > 0 ? [columns(rows)] : []),
    ...(planProblems ?? []).map((problem) => `  plan: ${problem}`),
  ];
}

function slidesOf({ slides = [] }: Writer): string[] {
  return slides.flatMap(({ number, kind, by, edited, rejected }) => [
    `  slide ${number} (${kind}): ${authors[by]}${edited ? ', edited' : ''}`,
    ...rejected.map((problem) => `    rejected: ${problem}`),
  ]);
}
