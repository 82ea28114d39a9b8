import { elementsOf, type RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';

/**
 * Finds markup in a sanitized text that its context does not allow, tag by tag. Everything that begins with '<' is
 * checked.
 */
export function foreignMarkupIn(html: string, place: RichTextContext): string[] {
  const elements = elementsOf(place);
  return Array.from(html.matchAll(/<[^>]*(?:>|$)/g), ([tag]) => tag).filter((tag) => {
    const [, slash, name, rest] = /^<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>$/.exec(tag) ?? [];
    const known = name === undefined ? undefined : elements.get(name);
    if (!known) return true;
    const attributes = Array.from((rest ?? '').matchAll(/ ([a-z-]+)="([^"]*)"/g));
    return (
      (slash === '/' && attributes.length > 0) ||
      attributes.some(([, attribute, value]) => !known[attribute!]?.test(value!.replaceAll('&amp;', '&')))
    );
  });
}
