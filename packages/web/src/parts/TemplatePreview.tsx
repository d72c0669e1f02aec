/** The chosen template: its cover large, and how it shows points, figures and a chart. */
import { useEffect, useState } from 'preact/hooks';
import { type Template, templatePicture } from '../state/api.ts';
import { capitalised } from './TemplateGallery.tsx';

const shown = [
  ['cover', 'Cover'],
  ['bullets', 'Points'],
  ['stats', 'Figures'],
  ['chart', 'Chart'],
] as const;

export function TemplatePreview({ template }: { template: Template }) {
  const [slide, setSlide] = useState<string>('cover');
  useEffect(() => setSlide('cover'), [template.id]);
  return (
    <figure class="preview">
      <img class="preview-large" src={templatePicture(template.id, slide)} alt={`${template.name}, ${slide}`} width="640" height="360" />
      <div class="preview-row">
        {shown.map(([name, label]) => (
          <button type="button" key={name} aria-pressed={slide === name} aria-label={label} onClick={() => setSlide(name)}>
            <img src={templatePicture(template.id, name)} alt="" width="160" height="90" />
          </button>
        ))}
      </div>
      <figcaption>
        <strong>{template.name}</strong>
        <span class="small">{capitalised(template.family)}</span>
        <button type="button" class="link small push" onClick={scrollToGallery}>
          All templates
        </button>
      </figcaption>
    </figure>
  );
}

function scrollToGallery(): void {
  document
    .querySelector('.gallery')
    ?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
