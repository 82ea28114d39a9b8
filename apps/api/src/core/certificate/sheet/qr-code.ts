import { create } from 'qrcode';
import { at, motif, type Drawing } from '../../../platform/drawing/drawing.ts';
import { colors } from '../../../platform/drawing/brand.ts';

/** Draws a QR code of vector squares; a quarter of it may be damaged. Runs of dark squares are one rectangle. */
export function qrCode(text: string, x: number, y: number, size: number): Drawing {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  let d = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      let end = column + 1;
      while (end < modules.size && modules.get(row, end)) end += 1;
      d += `M${column} ${row}h${end - column}v1H${column}z`;
      column = end;
    }
  }
  return [motif({ d, fill: colors.ink }, [at(x, y, size / modules.size)])];
}
