/** The canal fronts: tall narrow parcels with stepped, necked and bell gables on their reflection, in brick, tar and canal water. */
import type { Color } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { Canvas } from '../art/canvas.ts';
import { figureShape } from '../art/shapes.ts';
import { defineTemplate } from '../families/looks.ts';
import { type CanalHouses, canalHouses } from '../families/report/art/canalHouses.ts';
import { reportPage } from '../families/report/page.ts';
import type { ReportLook } from '../families/report/reportLook.ts';
import type { ArtSetting } from '../tokens/art.ts';

const day: Pick<CanalHouses, 'walls' | 'windows' | 'water' | 'edge'> = {
  walls: [{ ref: 'accent1' }, { ref: 'accent2' }, { ref: 'accent6' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'text' }],
  windows: { ref: 'bg' },
  water: { ref: 'accent4', lum: [0.18, 0.8] },
  edge: { ref: 'text' },
};

/** Lit windows under a dark sky. */
const night: typeof day = {
  walls: [{ ref: 'accent1' }, { ref: 'accent6' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'text' }],
  windows: { ref: 'accent3' },
  water: { ref: 'accent2', lum: [0.75, 0] },
  edge: { ref: 'text' },
};

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const row = { plate: frame, seed, reflected: true, ...day };
  switch (place) {
    case 'cover':
      return canalHouses({ ...row, from: x + Math.max(14, w - 490), to: x + w, quay: y + h * 0.815, scale: 1.06 });
    case 'section':
      return canalHouses({ ...row, from: x + 32, to: x + w - 30, quay: y + h - 70, scale: 0.42 });
    default: {
      const dark = turn % 2 === 1;
      const tones = dark ? night : day;
      const scale = place === 'picture' ? 1.25 : Math.min(1.06, (h * 0.8) / 330);
      const ground: Color = dark ? { ref: 'accent2' } : inks.surface;
      return [
        figureShape('Plate', frame, { type: 'rect' }, ground),
        ...canalHouses({ ...row, ...tones, from: x, to: x + w, quay: y + h * 0.84, scale, ...(dark ? {} : { windows: ground }) }),
      ];
    }
  }
}

/** What stands on the quay, in the water: bars in the colours of the fronts, fainter with their depth. */
function reflections({ x, y, w, h }: Frame): SceneNode[] {
  const [fronts, bars] = [day.walls.length, 6];
  const [width, pitch] = [w / fronts, h / bars];
  const canvas = new Canvas({ x, y, w, h });
  day.walls.forEach((wall, i) => {
    for (let bar = 0; bar < bars; bar++) {
      const inset = 4 + bar * 3;
      const alpha = 0.75 - bar * 0.12;
      canvas.rect({ x: x + i * width + inset, y: y + bar * pitch, w: width - 2 * inset, h: pitch * 0.5 }, { ...wall, alpha });
    }
  });
  return canvas.nodes('Reflections');
}

const look: ReportLook = {
  tracker: 'line',
  head: 'rule',
  panel: 'surface',
  current: 'accent1',
  line: 'accent2',
  cover: {
    title: { x: 44, y: 72, w: 404, h: 190 },
    size: 46,
    subtitle: { x: 44, y: 270, w: 404, h: 76 },
    rule: { x: 44, y: 352, w: 404, h: 1 },
    meta: { x: 44, y: 366, w: 404, h: 44 },
    picture: {
      frame: { x: 470, y: 0, w: 490, h: 440 },
      art: [
        figureShape('Water', { x: 0, y: 440, w: 960, h: 100 }, { type: 'rect' }, day.water),
        figureShape('Quay', { x: 0, y: 439, w: 960, h: 2 }, { type: 'rect' }, day.edge),
        ...reflections({ x: 470, y: 450, w: 490, h: 78 }),
      ],
    },
  },
  sectionWidth: 540,
  farewell: ({ seed }) =>
    canalHouses({
      ...day,
      plate: { x: 0, y: 380, w: 960, h: 160 },
      from: 44,
      to: 916,
      quay: 506,
      scale: 0.34,
      reflected: false,
      seed,
    }),
};

export const Amsterdam = defineTemplate({
  ...reportPage(look),
  id: 'Amsterdam',
  name: 'Amsterdam',
  family: 'report',
  palette: {
    bg: '#FFFFFF',
    text: '#16232A',
    surface: '#F1F2EE',
    muted: '#56646A',
    accent1: '#A23A24',
    accent2: '#1F4A55',
    accent3: '#D7992B',
    accent4: '#6E93A2',
    accent5: '#7C8A5A',
    accent6: '#5B3A4A',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.008, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  label: { family: 'IBM Plex Sans', weight: 600 },
  motif,
  chart: {
    quiet: { ref: 'accent4' },
    labelSize: 16,
    parts: [{ ref: 'accent2' }, { ref: 'accent4' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent6' }],
  },
  look,
});
