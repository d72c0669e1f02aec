/** The page of the documentation that shows the templates, by family. */
import { type GalleryEntry, pictureName } from '../../packages/server/src/gallery/gallery.ts';

/** What the templates of a family are like and for. */
const families: Readonly<Record<string, string>> = {
  minimal: 'Much white, deep ink, one precise accent.',
  editorial: 'A fine magazine: serif titles, hairlines, a plate with a caption.',
  swiss: 'The modular grid made visible: very large type, planes of pure colour.',
  technical: 'For engineering reviews and launches: dark ground, thin lines, monospaced labels.',
  organic: 'For people, place, food and health: forms cut from paper by hand.',
  poster: 'For campaigns and keynotes: few words, heavy type, blocks that split the slide.',
  corporate: 'One band carries the chapter and holds the city’s art.',
  tiles: 'The pattern is the brand: large on the cover, one thin border on content.',
  gradient: 'Atmosphere: light over close hues, large light type.',
  ink: 'Paper and ink: a title column, a seal, one written form.',
  report: 'Dense with data: chapters on every page, message titles, one highlighted row.',
  playful: 'Rounded and confident: solid colours, one silhouette for badge, card and picture.',
};

export function galleryPage(entries: readonly GalleryEntry[]): string {
  const sections = Object.entries(families).map(([family, idea]) => {
    const own = entries.filter((entry) => entry.family === family);
    const rows = own.map(({ id, name }) => `| \`${id}\`<br>${name} | ${picture(id, 'cover')} | ${picture(id, 'bullets')} | ${picture(id, 'stats')} |`);
    return [`## ${family[0]?.toUpperCase()}${family.slice(1)}`, '', idea, '', '| `template` | cover | points | figures |', '|---|---|---|---|', ...rows, ''];
  });
  return [
    '# Templates',
    '',
    `The ${entries.length} built-in templates, in ${sections.length} families that differ in structure. A request names one as \`template\`; the service lists them at`,
    '`GET /v1/templates`, and `npx slidewright templates --gallery FOLDER` draws these pictures anew.',
    '',
    '![All covers](../packages/server/gallery/all-covers.webp)',
    '',
    ...sections.flat(),
  ].join('\n');
}

const picture = (id: string, slide: 'cover' | 'bullets' | 'stats'): string =>
  `<img src="../packages/server/gallery/${pictureName(id, slide)}" width="240" alt="${id}, ${slide}">`;
