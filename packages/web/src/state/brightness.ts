/** Whether a colour, as "#RRGGBB", is a dark ground: by its luminance as the eye weighs it. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
