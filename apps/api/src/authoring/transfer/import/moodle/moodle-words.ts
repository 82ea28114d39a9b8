import { childOf, elementNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';

/** Returns the words of the first element with a name below a node; Moodle has a word of its own for none. */
export const wordsOf = (node: XmlNode | null | undefined, name: string) =>
  written(node ? elementNamed(node, name) : undefined);

/** Returns the words of a child of a node. */
export const ownWordsOf = (node: XmlNode | null | undefined, name: string) => written(childOf(node ?? undefined, name));

function written(node: XmlNode | undefined) {
  const text = textIn(node).trim();
  return text === '$@NULL@$' ? '' : text;
}
