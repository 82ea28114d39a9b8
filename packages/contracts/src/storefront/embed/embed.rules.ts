/** Size of the box in pixels. It is as high at every width, so no script has to measure it. */
export const embedSize = { maxWidth: 600, minWidth: 240, height: 232 } as const;

/** Path of the box of an offer, which pages of others show in a frame. */
export const embedPath = (slug: string) => `/embed/${encodeURIComponent(slug)}`;

/** Returns the slug in the path of an offer's page; null for any other path. */
export const offerSlugIn = (path: string): string | null =>
  /^\/catalog\/([a-z0-9-]{1,160})\/?$/.exec(path.toLowerCase())?.[1] ?? null;

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Embedded {
  readonly slug: string;
  readonly title: string;
}

/** Writes the frame of a box for pages of others. */
export const frameCode = (origin: string, { slug, title }: Embedded, width: number = embedSize.maxWidth) =>
  `<iframe src="${attribute(origin + embedPath(slug))}" title="${attribute(title)}" width="${width}" height="${embedSize.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;

/** Writes the script that puts the frame in its place, as wide as there is room. */
export const scriptCode = (origin: string, { slug, title }: Embedded) =>
  `<script async src="${attribute(origin)}/embed.js" data-class="${attribute(slug)}" data-title="${attribute(title)}"></script>`;
