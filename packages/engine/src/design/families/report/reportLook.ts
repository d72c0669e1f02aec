/** What tells the templates of the family apart beside their colours. */
import type { Color, ThemeColor } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';

export interface ReportLook {
  /** The chapters at the head of a page: under a hairline with a bar below the current one, or on a band with a block behind it. */
  readonly tracker: 'line' | 'band';
  /** Columns begin under a rule or with a block that holds their head. */
  readonly head: 'rule' | 'block';
  /** The panels that hold figures, and the list of chapters on a section's page. */
  readonly panel: ThemeColor;
  /** The current chapter in that list. */
  readonly current: ThemeColor;
  /** A line among several, in the chart where it leads. */
  readonly line: ThemeColor;
  readonly cover: {
    readonly title: Frame;
    /** The largest size of a title of several lines, points. */
    readonly size: number;
    readonly subtitle: Frame;
    readonly rule: Frame;
    readonly meta: Frame;
    /** A photograph in the place of the art, and what is drawn around it. */
    readonly picture: { readonly frame: Frame; readonly art: SceneNode[] };
  };
  /** Width of the title on a section's page. */
  readonly sectionWidth: number;
  /** What stands at the foot of the last page. */
  readonly farewell: (setting: { readonly seed: string; readonly ground: Color }) => SceneNode[];
}
