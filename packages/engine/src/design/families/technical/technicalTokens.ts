/** What the templates of the family have in common beside their layouts. */
import type { Color } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import { type Drawing, motifOf } from './art/drawing.ts';
import { LEFT, type Mark, RIGHT, ruler } from './art/lattice.ts';
import { FOOT, HEAD, technicalGrid } from './grid.ts';

const mono = (weight: number) => ({ family: 'JetBrains Mono', weight });

const rule = (name: string, frame: Frame, fill: Color): SceneNode => ({
  type: 'shape',
  name,
  frame,
  geometry: { type: 'rect' },
  fill,
  decorative: true,
});

type Common = 'label' | 'figures' | 'bullet' | 'rule' | 'coverGround' | 'sectionGround' | 'grid' | 'motif' | 'pageArt' | 'chart' | 'table';

/** `series` are the colours of series beside the leading one, where they are not the accents in order. */
export const technicalTokens = (drawing: Drawing, mark: Mark, series?: readonly Color[]): Pick<TemplateTokens, Common> => ({
  label: mono(400),
  figures: mono(300),
  bullet: 'dash',
  rule: 1,
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  grid: technicalGrid,
  motif: motifOf(drawing, mark),
  pageArt: ({ inks }) => [
    rule('Head rule', { x: LEFT, y: HEAD.rule, w: RIGHT - LEFT, h: 1 }, inks.line),
    rule('Head bar', { x: LEFT, y: HEAD.rule - 3, w: 72, h: 3 }, { ref: 'accent1' }),
    ruler('Ruler', FOOT, [LEFT, RIGHT], inks),
  ],
  table: { figuresInLabel: true, headInCapitals: true },
  chart: {
    family: 'JetBrains Mono',
    labelWeight: 400,
    labelSize: 14,
    categorySize: 12,
    nameSize: 15,
    quiet: { ref: 'accent6', alpha: 0.55 },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent6' }, { ref: 'muted' }],
    ...(series ? { series } : {}),
    gap: 45,
    axisWidth: 1,
  },
});
