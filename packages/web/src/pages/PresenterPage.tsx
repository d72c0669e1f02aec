/** What the speaker sees: the slide, the next one, the notes, the time. The viewer's window follows. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { SlideImage } from '../parts/SlideImage.tsx';
import { type SlideList, slides } from '../state/api.ts';
import { worded } from '../state/call.ts';
import { usePresenting } from '../state/presenting.ts';
import { useTitle } from '../state/title.ts';

export function PresenterPage({ id }: { id: string }) {
  const [deck, setDeck] = useState<SlideList>();
  const [problem, setProblem] = useState<string>();
  const [number, setNumber] = useState(1);
  const [seconds, setSeconds] = useState(0);
  useTitle(deck && `${deck.slides[0]?.title ?? 'Presentation'}, presenter view`);
  const count = deck?.slides.length ?? 1;
  const show = (wanted: number) => setNumber(Math.max(1, Math.min(count, wanted)));
  usePresenting(id, number, setNumber);
  useEffect(() => {
    slides(id).then(setDeck, (cause: unknown) => setProblem(worded(cause)));
  }, [id]);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      // A button that has the focus is pressed by the space bar.
      if (key === ' ' && (target as HTMLElement).closest?.('button')) return;
      if (['ArrowRight', 'ArrowDown', 'PageDown', ' '].includes(key)) setNumber((now) => Math.min(count, now + 1));
      if (['ArrowLeft', 'ArrowUp', 'PageUp'].includes(key)) setNumber((now) => Math.max(1, now - 1));
      if (key === 'Home') setNumber(1);
      if (key === 'End') setNumber(count);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [count]);
  if (problem) return <p class="problem general">{problem}</p>;
  if (!deck) return <p class="small" />;
  const slide = deck.slides[number - 1];
  return (
    <main class="presenter">
      <h1 class="unseen">{deck.slides[0]?.title}, presenter view</h1>
      <div class="presenter-now">
        <SlideImage id={id} number={number} alt={`Slide ${number}: ${slide?.title ?? ''}`} />
      </div>
      <div class="presenter-next">
        {number < count && <SlideImage id={id} number={number + 1} alt={`Next: ${deck.slides[number]?.title ?? ''}`} />}
        <h2>{number < count ? 'Next' : 'This is the last slide.'}</h2>
      </div>
      <section class="presenter-notes" aria-label="Speaker notes">
        {slide?.notes ? (
          slide.notes.split('\n').map((paragraph, index) => (
            <p key={`${number}-${index}`} dir="auto">
              {paragraph}
            </p>
          ))
        ) : (
          <p class="none">This slide has no notes.</p>
        )}
      </section>
      <div class="presenter-bar">
        <button type="button" class="button square" aria-label="Previous slide" onClick={() => show(number - 1)}>
          <Icon name="left" />
        </button>
        <span class="count">
          {number} / {count}
        </span>
        <button type="button" class="button square" aria-label="Next slide" onClick={() => show(number + 1)}>
          <Icon name="right" />
        </button>
        <time class="push" title="The time of day">
          {new Date().toLocaleTimeString(undefined, { timeStyle: 'short' })}
        </time>
        <button type="button" class="quiet" onClick={() => setSeconds(0)} title="Start the clock again">
          <span class="unseen">Start the clock again, </span>
          <time class="clock">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</time>
        </button>
      </div>
    </main>
  );
}
