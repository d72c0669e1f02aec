/** What a template of an operator's own brings besides colours and fonts: pictures and words that its pages show. */

/** A picture that comes with a template. */
export interface BrandPicture {
  /** Names it among the pictures of a Scene: no source of pictures uses such a name. */
  readonly key: string;
  /** Said to those who do not see it. */
  readonly alt: string;
  readonly mime: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly data: string;
}

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

export interface Logo {
  /** On light and on dark grounds: one of them at least. Where the other is wanted, this one stands on a plate. */
  readonly light?: BrandPicture;
  readonly dark?: BrandPicture;
  /** Where it stands in a deck that is read from left to right; other decks are mirrored. */
  readonly corner: Corner;
  /** Points; what is very wide is less high. */
  readonly height: number;
}

export interface Brand {
  readonly logo?: Logo;
  /** Stands where pages otherwise name their deck. */
  readonly footer?: string;
  /** On every cover. */
  readonly cover?: BrandPicture;
}

/** The brand's pictures by their keys. */
export function picturesOf(brand: Brand | undefined): Record<string, BrandPicture> {
  const all = [brand?.logo?.light, brand?.logo?.dark, brand?.cover].filter((picture) => picture !== undefined);
  return Object.fromEntries(all.map((picture) => [picture.key, picture]));
}
