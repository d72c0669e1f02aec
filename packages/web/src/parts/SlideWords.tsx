/** The words of a slide beside its picture: unseen, and read out. */
import { useMemo } from 'preact/hooks';
import type { Slide } from '../state/api.ts';
import { type Words, wordsOf } from '../state/slideWords.ts';

export interface SlideWordsProps {
  /** Undefined where the service made the page, or as long as the Deck is not there. */
  slide: Slide | undefined;
  title: string;
  /** The deck's, a BCP 47 tag. */
  language: string;
  /** Another slide is announced when it is shown. */
  announced?: boolean;
}

export function SlideWords({ slide, title, language, announced = false }: SlideWordsProps) {
  const words = useMemo(() => (slide ? wordsOf(slide) : []), [slide]);
  return (
    <section class="unseen" lang={language} aria-live={announced ? 'polite' : 'off'} aria-atomic="true">
      <h2 dir="auto">{title}</h2>
      {words.map((each, index) => (
        <Part key={`${index} ${each.type}`} words={each} />
      ))}
    </section>
  );
}

function Part({ words }: { words: Words }) {
  if (words.type === 'text') return <p dir="auto">{words.text}</p>;
  if (words.type === 'list') {
    return (
      <ul>
        {words.items.map((item, index) => (
          <li key={`${index} ${item}`} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table>
      <thead>
        <tr>
          {words.columns.map((name, index) => (
            <th key={`${index} ${name}`} scope="col" dir="auto">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map((row, index) => (
          <tr key={`${index} ${row[0]}`}>
            {row.map((cell, column) => (
              <td key={`${column} ${cell}`} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
