/** Numbers with what they count or measure: "£145", "25 %", "12 months". */

export interface Measured {
  readonly number: string;
  readonly unit: string;
  readonly at: number;
}

const MEASURE = /(\p{Sc})?\s?(\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?)\s?([\p{Sc}%円元人]|\p{L}{1,8})?/gu;

/** The numbers of a text that say of what they are. */
export const measuresIn = (text: string): readonly Measured[] =>
  [...text.matchAll(MEASURE)].flatMap(({ index, 0: whole, 1: before, 2: number = '', 3: behind }) => {
    const unit = (before ?? behind)?.toLowerCase();
    return unit === undefined ? [] : [{ number, unit, at: index + whole.indexOf(number) }];
  });
