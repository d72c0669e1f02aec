/** The theme: colours, fonts, and the plain formats that shapes refer to. */
import type { Scene } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { DRAWING } from '../opc/namespaces.ts';
import { systemFonts } from '../text/systemFonts.ts';
import { fontElement, type ThemeFont, type ThemeFonts } from '../text/themeFonts.ts';

export function themeRoot(theme: Scene['theme'], fonts: ThemeFonts): string {
  return element(
    'a:theme',
    { 'xmlns:a': DRAWING, name: theme.name },
    element('a:themeElements', undefined, colorScheme(theme), fontScheme(theme.name, fonts), formatScheme),
    element('a:objectDefaults'),
    element('a:extraClrSchemeLst'),
  );
}

function colorScheme({ name, palette }: Scene['theme']): string {
  const scheme = {
    dk1: palette.text,
    lt1: palette.bg,
    dk2: palette.muted,
    lt2: palette.surface,
    accent1: palette.accent1,
    accent2: palette.accent2,
    accent3: palette.accent3,
    accent4: palette.accent4,
    accent5: palette.accent5,
    accent6: palette.accent6,
    hlink: palette.accent1,
    folHlink: palette.muted,
  };
  const entries = Object.entries(scheme).map(([slot, hex]) => element(`a:${slot}`, undefined, element('a:srgbClr', { val: hex.slice(1) })));
  return element('a:clrScheme', { name }, ...entries);
}

function fontScheme(name: string, fonts: ThemeFonts): string {
  const { heading, body, scripts } = fonts;
  // The deck's own fonts for the scripts that it uses; for all others what a system has.
  const byScript = [...new Map([...systemFonts, ...scripts])].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = byScript.map(([script, typeface]) => element('a:font', { script, typeface }));
  const collection = (tag: string, font: ThemeFont): string =>
    element(
      tag,
      undefined,
      fontElement('latin', font.latin, fonts),
      element('a:ea', { typeface: font.ea }),
      element('a:cs', { typeface: font.cs }),
      ...entries,
    );
  return element('a:fontScheme', { name }, collection('a:majorFont', heading), collection('a:minorFont', body));
}

/** A format scheme needs three of each; shapes here say their fills and lines themselves. */
const threeTimes = (tag: string, one: string): string => element(tag, undefined, one, one, one);
const solid = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const formatScheme = element(
  'a:fmtScheme',
  { name: 'Flat' },
  threeTimes('a:fillStyleLst', solid),
  threeTimes('a:lnStyleLst', element('a:ln', { w: 12_700 }, solid, '<a:prstDash val="solid"/>')),
  threeTimes('a:effectStyleLst', '<a:effectStyle><a:effectLst/></a:effectStyle>'),
  threeTimes('a:bgFillStyleLst', solid),
);
