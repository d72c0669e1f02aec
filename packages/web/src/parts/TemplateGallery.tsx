/** All templates by their covers, to choose one: by family, light or dark. */
import { useId, useMemo, useState } from 'preact/hooks';
import { type Template, templatePicture } from '../state/api.ts';
import { isDark } from '../state/brightness.ts';
import { Segmented } from './Segmented.tsx';

export interface TemplateGalleryProps {
  templates: readonly Template[];
  chosen: string;
  onChoose(id: string): void;
}

const grounds = [
  ['all', 'All'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

export function TemplateGallery({ templates, chosen, onChoose }: TemplateGalleryProps) {
  const heading = useId();
  const [family, setFamily] = useState('all');
  const [ground, setGround] = useState<'all' | 'light' | 'dark'>('all');
  const families = useMemo(() => [...new Set(templates.map((template) => template.family))], [templates]);
  const shown = templates.filter(
    (template) =>
      (family === 'all' || template.family === family) && (ground === 'all' || isDark(template.colors.background) === (ground === 'dark')),
  );
  return (
    <section class="gallery" aria-labelledby={heading}>
      <div class="gallery-head">
        <h2 id={heading}>Templates</h2>
        <p class="small" role="status">
          {shown.length === templates.length
            ? `${templates.length} looks in ${families.length} families`
            : `${shown.length} of ${templates.length}`}
        </p>
      </div>
      <div class="filters">
        <Segmented label="Ground" quiet value={ground} options={grounds} onChange={(each) => setGround(each)} />
        <fieldset class="chips">
          <legend class="unseen">Family</legend>
          {['all', ...families].map((each) => (
            <button type="button" key={each} class="chip" aria-pressed={family === each} onClick={() => setFamily(each)}>
              {each === 'all' ? 'Every family' : capitalised(each)}
            </button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 && <p class="empty">No template of this family has such a ground.</p>}
      <ul class="covers">
        {shown.map(({ id, name, family: kind }) => (
          <li key={id}>
            <button type="button" class="cover" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <img src={templatePicture(id, 'cover')} alt="" width="640" height="360" loading="lazy" decoding="async" />
              <span class="cover-name">
                {name} <span class="small">{capitalised(kind)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const capitalised = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
