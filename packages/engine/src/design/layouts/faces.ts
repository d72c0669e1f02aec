/** The layouts of a file: one face for each kind of slide, in the order in which "New Slide" lists them, and those that suit some better. */
import type { Layout } from '../../model/scene.ts';
import type { Template } from '../templates/template.ts';
import { bulletsBesideArtFace } from './bulletsBesideArt.ts';
import { bulletsBesidePictureFace } from './bulletsBesidePicture.ts';
import type { FaceKey } from './faceKey.ts';
import type { LayoutTable } from './layouts.ts';

type Face = (template: Template, seed: string) => Layout;

/** The faces of the family's layouts, and those that some slides of a kind stand on. */
const facesOf = (layouts: LayoutTable): Readonly<Record<FaceKey, Face>> => ({
  cover: layouts.cover.face,
  coverPicture: layouts.coverPicture.face,
  agenda: layouts.agenda.face,
  section: layouts.section.face,
  bullets: layouts.bullets.face,
  bulletsBesideArt: bulletsBesideArtFace,
  bulletsBesidePicture: bulletsBesidePictureFace,
  twoColumns: layouts.twoColumns.face,
  comparison: layouts.comparison.face,
  prosCons: layouts.prosCons.face,
  cards: layouts.cards.face,
  quote: layouts.quote.face,
  bigNumber: layouts.bigNumber.face,
  stats: layouts.stats.face,
  timeline: layouts.timeline.face,
  process: layouts.process.face,
  cycle: layouts.cycle.face,
  funnel: layouts.funnel.face,
  matrix: layouts.matrix.face,
  team: layouts.team.face,
  picture: layouts.picture.face,
  table: layouts.table.face,
  chart: layouts.chart.face,
  exhibit: layouts.pair.face,
  sources: layouts.sources.face,
  closing: layouts.closing.face,
});

/** Faces whose kind their placeholders do not tell. */
const kinds: Partial<Record<FaceKey, Pick<Layout, 'kind'>>> = {
  cover: { kind: 'title' },
  section: { kind: 'section' },
  picture: { kind: 'picture' },
};

export type Faces = Readonly<Record<FaceKey, Layout>>;

/** `seed` is the deck's: art on the faces differs from deck to deck. */
export const drawFaces = (layouts: LayoutTable, template: Template, seed: string): Faces => {
  const drawn = Object.entries(facesOf(layouts)).map(([key, face]) => [key, { ...face(template, seed), ...kinds[key as FaceKey] }]);
  return Object.fromEntries(drawn) as Faces;
};
