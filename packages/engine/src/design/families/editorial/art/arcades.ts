/** Rome: storeys of arches in low sun. The lit reveal of each opening narrows from bay to bay as the shadow grows. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { arcCurves } from '../../../art/roundForms.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { gradient } from '../../../tokens/template.ts';

interface Opening {
  readonly deep: Color;
  readonly reveal: Color;
}

/** About how wide and high a bay is, points. */
const BAY = { w: 86, h: 104 } as const;

export function arcades(frame: Frame, { place, seed }: ArtSetting): SceneNode[] {
  const random = randomFrom(seed);
  const dusk = place === 'section';
  const canvas = new Canvas(frame);
  canvas.rect(
    frame,
    dusk
      ? gradient(darker(theme.accent1, 0.16), darker(theme.accent1, 0.04))
      : gradient(lighter(theme.accent6, 0.42), lighter(theme.accent6, 0.1)),
  );
  const across = Math.max(2, Math.round(frame.w / BAY.w));
  const storeys = Math.max(1, Math.round(frame.h / BAY.h));
  const [w, h] = [frame.w / across, frame.h / storeys];
  const reveals = new Pieces();
  const openings = new Pieces();
  const courses = new Pieces();
  for (let storey = 0; storey < storeys; storey++) {
    for (let bay = 0; bay < across; bay++) {
      const { deep, reveal } = dusk ? duskOpening(random()) : dayOpening(random());
      const half = Math.min(w * 0.31, h * 0.34);
      const at = {
        x: frame.x + (bay + 0.5) * w,
        spring: frame.y + storey * h + h * 0.18 + half,
        foot: frame.y + (storey + 1) * h - h * 0.07,
      };
      reveals.path(opening(at.x, half, at.spring, at.foot, 0), reveal);
      openings.path(opening(at.x, half, at.spring, at.foot, half * (0.3 + Math.min(0.5, 0.05 * bay))), deep);
    }
    const course: Frame = { x: frame.x, y: frame.y + (storey + 1) * h - h * 0.035, w: frame.w, h: Math.max(1.5, h * 0.02) };
    courses.rect(course, dusk ? darker(theme.accent1, 0.3) : lighter(theme.text, 0.42));
  }
  for (const layer of [reveals, openings, courses]) layer.paint(canvas);
  return canvas.nodes('Arcade');
}

function dayOpening(chance: number): Opening {
  const deep = chance < 0.2 ? theme.accent1 : chance < 0.3 ? theme.accent5 : chance < 0.36 ? theme.accent2 : theme.text;
  return { deep, reveal: lighter(theme.accent3, 0.16) };
}

const duskOpening = (chance: number): Opening => ({
  deep: darker(theme.accent1, chance < 0.3 ? 0.5 : 0.68),
  reveal: lighter(theme.accent1, 0.42),
});

/** An arch whose left side is `shadow` further in: what remains of a round arch behind its reveal. */
function opening(x: number, half: number, spring: number, foot: number, shadow: number): PathCommand[] {
  const left = x - half + shadow;
  // Two arcs of the same radius, one about the arch's own centre and one about that of its shadow, meet between them.
  const turn = (Math.acos(Math.min(1, shadow / 2 / half)) * 180) / Math.PI;
  return [
    ['M', left, foot],
    ['L', left, spring],
    ...arcCurves(x + shadow, spring, half, half, 180, 180 + turn),
    ...arcCurves(x, spring, half, half, 360 - turn, 360),
    ['L', x + half, foot],
    ['Z'],
  ];
}
