/** One figure that fills the page, from a look: the slide's title as a small line above, what the figure says below it. */
import type { Fill, SceneNode } from '../../../model/scene.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { furnitureSlots, plainFace } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import type { Template } from '../../templates/template.ts';
import { placeSpot, type Spot, spotSlot } from './spot.ts';

export interface BigNumberLook {
  /** A page of its own; without it the figure stands on the template's content page, with footer and number. */
  readonly ground?: Fill;
  readonly kicker: Spot;
  readonly figure: Spot;
  readonly statement: Spot;
  readonly note: Spot;
  readonly art: (template: Template, seed: string, turn: number) => SceneNode[];
}

export const bigNumberPage = (lookOf: (template: Template) => BigNumberLook): SlideLayout<'bigNumber'> => ({
  face(template) {
    const look = lookOf(template);
    const placeholders = [
      spotSlot(template, look.kicker, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
      spotSlot(template, look.figure, { key: 'figure', type: 'body', index: 1, prompt: '00' }),
      spotSlot(template, look.statement, { key: 'body', type: 'body', index: 2, prompt: 'What it says' }),
      spotSlot(template, look.note, { key: 'note', type: 'body', index: 3, prompt: 'Source' }),
    ];
    if (look.ground) return { name: 'Big number', background: look.ground, nodes: [], placeholders };
    const { nodes } = plainFace('bigNumber', 'Big number', template);
    return { name: 'Big number', nodes, placeholders: [...placeholders, ...furnitureSlots(template, template.grid.besidePanel.furniture)] };
  },

  compose(slide, stage) {
    const look = lookOf(stage.template);
    return firstThatFits(
      (function* () {
        for (const size of steps(...look.figure.sizes)) {
          const sheet = new Sheet(stage, 'bigNumber');
          sheet.add(...look.art(stage.template, slide.title, stage.ordinal));
          placeSpot(sheet, 'title', slide.title, look.kicker, 'title', stage);
          placeFigure(sheet, slide.figure, size, look.figure, stage);
          placeSpot(sheet, 'body', slide.statement, look.statement, 'body', stage);
          placeSpot(sheet, 'note', slide.note, look.note, 'caption', stage);
          yield sheet;
        }
      })(),
    );
  },
});

/** A figure is one line: it shrinks before it breaks. */
function placeFigure(sheet: Sheet, figure: string, size: number, spot: Spot, stage: Stage): void {
  placeSpot(sheet, 'figure', figure, { ...spot, sizes: [size, size] }, 'label', stage);
  const placed = sheet.nodes.find((node) => node.type === 'shape' && node.placeholder === 'figure');
  const lines = placed?.type === 'shape' ? (placed.text?.lines.length ?? 0) : 0;
  if (lines > 1 && size > 50) sheet.judge('overflows');
}
