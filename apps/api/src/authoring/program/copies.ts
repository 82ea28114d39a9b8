/** How a copy of a class, a section or a lesson is called. Half of an emoji, as cutting may leave it, goes too. */
export const titleOfCopy = (title: string, max: number) =>
  `Salinan dari ${title}`
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
