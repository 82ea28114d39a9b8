/** Page widths relative to the box; 1 fits the box. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

export const fitZoom = 1;
/** The next step; undefined at the limit. */
export const zoomIn = (zoom: number) => steps.find((step) => step > zoom);
export const zoomOut = (zoom: number) => steps.filter((step) => step < zoom).at(-1);

/** Parses a typed page number; null if the document has no such page. */
export function pageNumber(typed: string, pageCount: number): number | null {
  const number = Number(typed.trim() || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= pageCount ? number : null;
}
