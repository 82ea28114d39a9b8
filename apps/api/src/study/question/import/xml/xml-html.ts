import type { XmlNode } from '../../../../platform/xml.ts';

const escapedText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const escapedAttribute = (text: string) => escapedText(text).replaceAll('"', '&quot;');

const voids = new Set(['br', 'hr', 'img']);

/** Writes nodes as HTML; `replace` returns what is written instead of an element, if anything. */
export function htmlOf(
  children: XmlNode['children'],
  replace: (node: XmlNode) => string | undefined = () => undefined,
): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return escapedText(child);
      const other = replace(child);
      if (other !== undefined) return other;
      const attributes = Object.entries(child.attributes).map(
        ([name, value]) => ` ${name}="${escapedAttribute(value)}"`,
      );
      const begin = `<${child.name}${attributes.join('')}>`;
      return voids.has(child.name) ? begin : `${begin}${htmlOf(child.children, replace)}</${child.name}>`;
    })
    .join('');
}

/** Writes plain text as HTML that keeps its lines. */
export const htmlOfText = (text: string) => escapedText(text.trim()).replaceAll('\n', '<br>');
