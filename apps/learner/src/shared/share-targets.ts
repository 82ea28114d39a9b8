/** Sites on which a page can be shared, as the menu lists them. */
export const shareTargets = ['WhatsApp', 'LinkedIn', 'Facebook', 'X'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** Builds the page of another site that shares an address. */
export function sharedThrough(target: ShareTarget, { address, title }: { address: string; title: string }): string {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields);
  switch (target) {
    case 'WhatsApp':
      return `https://wa.me/?${query({ text: `${title}\n${address}` })}`;
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`;
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`;
    case 'X':
      return `https://x.com/intent/post?${query({ text: title, url: address })}`;
  }
}
