import { motifs } from '@sinau/contracts/core/cloth/motifs';
import { intoSquare, squareSize } from '@sinau/contracts/core/cloth/squares';
import { artOf, type Thread } from '@sinau/contracts/core/cloth/thread-art';

/** Draws a square of a thread's cloth, which continues in the next one, as the address of a picture for styles. */
export function clothPattern(thread: Thread): string {
  const { motif, ground, figure } = artOf(thread);
  const place = intoSquare(motif).map((value) => Number(value.toFixed(3)));
  const shapes = motifs[motif].shapes.map((shape) =>
    'line' in shape
      ? `<path d='${shape.d}' fill='none' stroke='${figure}' stroke-width='${shape.line}'/>`
      : `<path d='${shape.d}' fill='${figure}'/>`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${squareSize}' height='${squareSize}'><rect width='${squareSize}' height='${squareSize}' fill='${ground}'/><g transform='matrix(${place.join(' ')})' opacity='.85'>${shapes.join('')}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
