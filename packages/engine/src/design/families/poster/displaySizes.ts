/** The steps of poster type, largest first: more of them at the top than the scale of plain pages has. */
const scale = [
  440, 400, 360, 320, 280, 240, 210, 190, 170, 150, 132, 116, 100, 92, 84, 76, 68, 60, 54, 48, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18,
];

export const displaySizes = (from: number, to: number): readonly number[] => scale.filter((size) => size <= from && size >= to);
