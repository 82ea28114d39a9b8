/** An element in document order. Names of elements and attributes come without their prefix: `qti:item` is `item`. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
}

/** An XML text that cannot be read, with a sentence for people. */
export class XmlProblem extends Error {}

const bounds = { length: 5_000_000, depth: 100, nodes: 200_000 } as const;

/**
 * Reads an XML text. Only the five entities of XML itself and numbered characters are decoded; nothing is declared,
 * expanded or fetched. A DOCTYPE that declares anything is refused, one that only names its DTD is skipped.
 */
export async function readXml(text: string): Promise<XmlNode> {
  if (text.length > bounds.length) throw new XmlProblem('Berkas XML ini terlalu besar. Bagi menjadi beberapa berkas.');
  const { Parser } = await import('htmlparser2');
  const top = { name: '', attributes: {}, children: [] as (XmlNode | string)[] };
  const open = [top];
  let nodes = 0;
  let isEnding = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nodes += 1;
        if (nodes > bounds.nodes || open.length > bounds.depth)
          throw new XmlProblem('Susunan XML ini terlalu dalam atau terlalu banyak bagiannya');
        const own = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
        const node = { name: localName(name), attributes: Object.fromEntries(own), children: [] };
        open.at(-1)!.children.push(node);
        open.push(node);
      },
      ontext(data) {
        const { children } = open.at(-1)!;
        if (typeof children.at(-1) === 'string') children.push(`${children.pop() as string}${data}`);
        else children.push(data);
      },
      onclosetag(_name, isImplied) {
        const isSelfClosed = !isEnding && text.endsWith('/>', parser.endIndex + 1);
        if (isImplied && !isSelfClosed) throw new XmlProblem('XML ini rusak: ada bagian yang tidak ditutup');
        open.pop();
      },
      onprocessinginstruction(_name, data) {
        if (/^!doctype/i.test(data) && data.includes('['))
          throw new XmlProblem('XML ini mendeklarasikan DOCTYPE sendiri, jadi tidak dibuka demi keamanan');
        if (/^!(?:entity|element|attlist)/i.test(data))
          throw new XmlProblem('XML ini rusak: deklarasinya di luar DOCTYPE');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  isEnding = true;
  parser.end();
  const roots = top.children.filter((child) => typeof child !== 'string');
  if (roots.length !== 1) throw new XmlProblem('Berkas ini bukan XML yang utuh');
  return roots[0]!;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const elementsIn = ({ children }: XmlNode): readonly XmlNode[] =>
  children.filter((child) => typeof child !== 'string');

/** Returns all elements below a node with one of these names, in document order. */
export const elementsNamed = (node: XmlNode, ...names: readonly string[]): readonly XmlNode[] =>
  elementsIn(node).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...elementsNamed(child, ...names),
  ]);

export const elementNamed = (node: XmlNode, name: string): XmlNode | undefined => elementsNamed(node, name)[0];

/** Returns the text of a node and of everything below it. */
export const textIn = ({ children }: XmlNode): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
