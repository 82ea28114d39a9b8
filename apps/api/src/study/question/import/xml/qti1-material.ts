import { elementsIn, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { markup } from '../markup.ts';
import { escapedAttribute, htmlOf, htmlOfText } from './xml-html.ts';

/** Elements whose texts belong to an answer or to the rules, not to the question. */
const others = new Set([
  'response_lid',
  'response_str',
  'response_num',
  'response_xy',
  'response_grp',
  'response_label',
]);

/**
 * Writes the texts of a part of QTI 1.2 as HTML, without those of the answers in it, and for a single response without
 * those of its options.
 */
export function materialHtml(node: XmlNode, { isWhole = false } = {}): string {
  return elementsIn(node)
    .map((child) => {
      if (child.name === 'material') return materialOf(child);
      if (child.attributes['class'] === 'RIGHT_MATCH_BLOCK' || (others.has(child.name) && !isWhole)) return '';
      // The left half of a pair of Blackboard stands beside its response.
      const holdsResponse = child.name === 'flow' && elementsIn(child).some(({ name }) => name === 'response_lid');
      const isPair = holdsResponse && child.attributes['class'] !== 'RESPONSE_BLOCK' && elementsIn(child).length > 1;
      return isPair && node.attributes['class'] === 'RESPONSE_BLOCK' ? '' : materialHtml(child, { isWhole });
    })
    .join('');
}

/** Writes a text, or all texts below a node, as a block of HTML. */
export const materialOf = (node: XmlNode): string => {
  const html = elementsIn(node).map(pieceOf).join('');
  return html === '' ? '' : `<div>${html}</div>`;
};

function pieceOf(node: XmlNode): string {
  const { name, attributes } = node;
  const address = attributes['uri'] ?? attributes['entityref'] ?? '';
  switch (name) {
    case 'mattext':
    case 'matemtext':
      return textOf(node, attributes['texttype'] ?? '');
    case 'mat_formattedtext':
      return textOf(node, attributes['type']?.toUpperCase() === 'HTML' ? 'text/html' : 'text/plain');
    case 'matbreak':
      return '<br>';
    case 'matimage':
      return imageOf(node, address);
    case 'mataudio':
      return '<audio></audio>';
    case 'matvideo':
      return '<video></video>';
    case 'matapplication':
    case 'matapplet':
      return address === '' && textIn(node).trim() === '' ? '' : '<object></object>';
    default:
      return elementsIn(node).map(pieceOf).join('');
  }
}

function textOf(node: XmlNode, type: string): string {
  const text = textIn(node);
  if (elementsIn(node).length > 0) return htmlOf(node.children);
  if (text.trim() === '') return '';
  // Older tools write HTML without saying so.
  return /html/i.test(type) || (type === '' && markup.test(text)) ? text : htmlOfText(text);
}

function imageOf(node: XmlNode, address: string): string {
  const data = textIn(node).replace(/\s+/g, '');
  const isEmbedded = node.attributes['embedded']?.toLowerCase() === 'base64' && data !== '';
  const src = isEmbedded ? `data:${node.attributes['imagtype'] ?? 'image/png'};base64,${data}` : address;
  return src === ''
    ? ''
    : `<img src="${escapedAttribute(src)}" alt="${escapedAttribute(node.attributes['label'] ?? '')}">`;
}
