/** What a template asks of pictures: the places that it has for them, and how they are coloured. Colours are "#RRGGBB". */

export interface Room {
  /** Points. */
  readonly w: number;
  readonly h: number;
}

/** `duotone`: shadows and lights, from dark to light. */
export type Treatment = { readonly type: 'grayscale' } | { readonly type: 'duotone'; readonly colors: readonly [string, string] };

export interface PictureLook {
  /** A cover's half, where the template has no picture of its own there, beside the points of a list, and a whole slide. */
  readonly rooms: { readonly cover?: Room; readonly bullets: Room; readonly picture: Room };
  readonly treatment?: Treatment;
  /** What pictures that are made for the template should go with. */
  readonly dark: boolean;
  readonly colors: readonly string[];
}
