/** What stands at a point in time: bricks, a brass lozenge, a door, a dwelling, a window. */
import type { Point } from '../../art/clip.ts';
import { darker, theme } from '../../art/tones.ts';
import type { Marker } from '../display/timelinePage.ts';
import { drawSolid } from './stackedModules.ts';

/** Three bricks in two courses. */
const masonry: Marker = (canvas, { x, y, w, h }, lead) => {
  const paint = lead ? theme.accent1 : theme.accent5;
  const course = (h - 6) / 2;
  canvas.rect({ x, y: y + 2, w: w * 0.64, h: course }, paint);
  canvas.rect({ x: x + w * 0.64 + 2, y: y + 2, w: w * 0.36 - 2, h: course }, lead ? theme.accent3 : paint);
  canvas.rect({ x, y: y + 4 + course, w: w * 0.36 - 2, h: course }, paint);
  canvas.rect({ x: x + w * 0.36, y: y + 4 + course, w: w * 0.64, h: course }, paint);
};

const lozenge: Marker = (canvas, { x, y, w, h }, lead) => {
  const r = lead ? w / 2 : w * 0.34;
  const [cx, cy] = [x + w / 2, y + h / 2];
  canvas.polygon(
    [
      [cx - r, cy],
      [cx, cy - r],
      [cx + r, cy],
      [cx, cy + r],
    ],
    lead ? theme.accent2 : theme.accent1,
  );
};

/** A door under its round fanlight. */
const doorway: Marker = (canvas, { x, y, w, h }, lead) => {
  const r = w * 0.4;
  const [cx, spring] = [x + w / 2, y + r + 1];
  const arch = Array.from(
    { length: 13 },
    (_, i): Point => [cx - r * Math.cos((i / 12) * Math.PI), spring - r * Math.sin((i / 12) * Math.PI)],
  );
  canvas.polygon([...arch, [cx + r, y + h], [cx - r, y + h]], lead ? theme.accent1 : theme.accent4);
  canvas.rect({ x: cx - r, y: spring, w: 2 * r, h: 1.5 }, theme.bg);
};

const cube: Marker = (canvas, { x, y, w, h }, lead) => {
  drawSolid(canvas, { x, y: y + 6, w: w - 8, h: h - 8 }, 8, lead ? theme.accent1 : theme.accent3);
};

/** Four panes, one of them lit. */
const windowPanes: Marker = (canvas, { x, y, w, h }, lead) => {
  const [pw, ph] = [w / 2 - 1, h / 2 - 1];
  [0, 1, 2, 3].forEach((i) => {
    const lit = i === 1 ? theme.accent3 : darker(theme.accent4, 0.2);
    canvas.rect({ x: x + (i % 2) * (pw + 2), y: y + Math.floor(i / 2) * (ph + 2), w: pw, h: ph }, lead ? theme.accent1 : lit);
  });
};

export const markers: Readonly<Record<string, Marker>> = {
  Boston: masonry,
  Brussels: lozenge,
  Dublin: doorway,
  Montreal: cube,
  Chicago: windowPanes,
};
