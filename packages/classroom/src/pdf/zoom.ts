/** How wide pages are, as a part of the room they have; 1 fits. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

export const fitting = 1;
/** The next step; undefined where there is none. */
export const zoomIn = (zoom: number) => steps.find((step) => step > zoom);
export const zoomOut = (zoom: number) => steps.filter((step) => step < zoom).at(-1);

/** Which page somebody means who typed a number; null where it is none of this document's. */
export function pageNumber(typed: string, pageCount: number): number | null {
  const number = Number(typed.trim() || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= pageCount ? number : null;
}
