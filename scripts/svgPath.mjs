// SVG path data (SVG 2, chapter 9) as absolute moves, lines and cubic curves.

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** Commands with their numbers. The flags of an arc may stand without a space. */
function* parsed(data) {
  let command = '';
  let at = 0;
  const skip = () => {
    while (/[\s,]/.test(data[at] ?? '')) at++;
  };
  const read = (flag) => {
    skip();
    if (flag) return Number(data[at++]);
    NUMBER.lastIndex = at;
    const [text] = NUMBER.exec(data) ?? [];
    if (text === undefined) throw new Error(`a number is missing in "${data}" at ${at}`);
    at += text.length;
    return Number(text);
  };
  for (skip(); at < data.length; skip()) {
    if (/[a-z]/i.test(data[at])) command = data[at++];
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toUpperCase();
    const values = Array.from({ length: ARGUMENTS[kind] }, (_, i) => read(kind === 'A' && (i === 3 || i === 4)));
    yield { kind, relative: command !== kind, values };
  }
}

/** The data in the commands M, L, C and Z, numbers with two decimals. */
export function curvesOf(data) {
  const out = [];
  let [x, y] = [0, 0];
  let start = [0, 0];
  let control;
  const write = (command, ...values) => {
    out.push(command + values.map((value) => String(Math.round(value * 100) / 100)).join(' '));
    if (values.length > 0) [x, y] = values.slice(-2);
  };
  const quadratic = (qx, qy, ex, ey) => {
    const third = (end, middle) => end + (2 / 3) * (middle - end);
    write('C', third(x, qx), third(y, qy), third(ex, qx), third(ey, qy), ex, ey);
  };
  for (const { kind, relative, values } of parsed(data)) {
    const [dx, dy] = relative ? [x, y] : [0, 0];
    const v = values.map((value, i) => value + (kind === 'V' || (kind !== 'H' && i % 2) ? dy : dx));
    // What a smooth curve begins with is the mirror image of the last curve's end.
    const [mx, my] = control?.smooth.includes(kind) ? [2 * x - control.x, 2 * y - control.y] : [x, y];
    control = undefined;
    switch (kind) {
      case 'M':
        write('M', ...v);
        start = [x, y];
        break;
      case 'L':
        write('L', ...v);
        break;
      case 'H':
        write('L', v[0], y);
        break;
      case 'V':
        write('L', x, v[0]);
        break;
      case 'C':
        write('C', ...v);
        control = { smooth: 'CS', x: v[2], y: v[3] };
        break;
      case 'S':
        write('C', mx, my, ...v);
        control = { smooth: 'CS', x: v[0], y: v[1] };
        break;
      case 'Q':
        quadratic(...v);
        control = { smooth: 'QT', x: v[0], y: v[1] };
        break;
      case 'T':
        quadratic(mx, my, ...v);
        control = { smooth: 'QT', x: mx, y: my };
        break;
      case 'A':
        for (const curve of arc([x, y], values, [values[5] + dx, values[6] + dy])) write('C', ...curve);
        break;
      default:
        write('Z');
        [x, y] = start;
    }
  }
  return out.join('');
}

/** An elliptical arc as cubic curves of a quarter turn at most (SVG 2, appendix B.2). */
function arc([x1, y1], [rx, ry, turn, large, sweep], [x2, y2]) {
  if ((x1 === x2 && y1 === y2) || !rx || !ry) return [[x1, y1, x2, y2, x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const root = Math.sqrt(Math.max(0, (a * b) ** 2 / ((a * py) ** 2 + (b * px) ** 2) - 1)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * a * py) / b, (-root * b * px) / a];
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const from = Math.atan2((py - qy) / b, (px - qx) / a);
  let span = Math.atan2((-py - qy) / b, (-px - qx) / a) - from;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (u, v) => [cx + cos * a * u - sin * b * v, cy + sin * a * u + cos * b * v];
  return Array.from({ length: count }, (_, i) => {
    const [s, e] = [from + i * step, from + (i + 1) * step];
    return [
      ...place(Math.cos(s) - reach * Math.sin(s), Math.sin(s) + reach * Math.cos(s)),
      ...place(Math.cos(e) + reach * Math.sin(e), Math.sin(e) - reach * Math.cos(e)),
      ...place(Math.cos(e), Math.sin(e)),
    ];
  });
}
