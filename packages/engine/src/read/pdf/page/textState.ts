/** The operators that place text and say how it is set. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { GraphicsState } from './graphicsState.ts';
import { IDENTITY, type Matrix, matrixOf } from './matrix.ts';

/** Zero for what is no finite number. */
export const num = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Changes the state when the operator is one of these; any other is passed over. */
export function setTextState(state: GraphicsState, op: number, args: readonly unknown[]): void {
  switch (op) {
    case OPS.beginText:
      setTextMatrix(state, IDENTITY);
      break;
    case OPS.setTextMatrix:
      setTextMatrix(state, matrixOf(args[0]) ?? IDENTITY);
      break;
    case OPS.moveText:
      moveText(state, num(args[0]), num(args[1]));
      break;
    case OPS.setLeadingMoveText:
      state.leading = num(args[1]);
      moveText(state, num(args[0]), num(args[1]));
      break;
    case OPS.nextLine:
      moveText(state, 0, state.leading);
      break;
    case OPS.setLeading:
      state.leading = -num(args[0]);
      break;
    case OPS.setCharSpacing:
      state.charSpacing = num(args[0]);
      break;
    case OPS.setWordSpacing:
      state.wordSpacing = num(args[0]);
      break;
    case OPS.setHScale:
      state.hScale = num(args[0]) / 100;
      break;
    case OPS.setTextRise:
      state.rise = num(args[0]);
      break;
    case OPS.setTextRenderingMode:
      state.renderingMode = num(args[0]);
      break;
  }
}

function moveText(state: GraphicsState, dx: number, dy: number): void {
  state.lineX += dx;
  state.lineY += dy;
  state.x = state.lineX;
  state.y = state.lineY;
}

function setTextMatrix(state: GraphicsState, matrix: Matrix): void {
  state.textMatrix = matrix;
  state.x = state.y = state.lineX = state.lineY = 0;
}
