/**
 * Returns the title of a copy of a class, a section or a lesson. Half an emoji, as truncation may leave it, is removed
 * too.
 */
export const titleOfCopy = (title: string, max: number) =>
  `Salinan dari ${title}`
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
