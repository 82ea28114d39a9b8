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
import type { XMLParser } from 'fast-xml-parser';

/** An element without the prefixes of its names: tools choose them as they like, and some forget to declare them. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

interface Bounds {
  readonly maxBytes?: number;
  readonly maxDepth?: number;
}

/** Thrown for XML that cannot be read; `reason` says why, for the sentence of whoever asked. */
export class XmlError extends Error {
  readonly reason: 'too-large' | 'too-deep' | 'doctype' | 'malformed';

  constructor(reason: XmlError['reason']) {
    super(`XML: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Reads XML of a stranger, and returns its root. Documents with a DOCTYPE are refused, so that there are no entities
 * but the five predefined ones and those of numbers: nothing expands, and nothing is loaded.
 */
export async function readXml(content: Buffer, { maxBytes = 5 * 2 ** 20, maxDepth = 100 }: Bounds = {}) {
  if (content.length > maxBytes) throw new XmlError('too-large');
  const text = textOfXml(content);
  if (hasDoctype(text)) throw new XmlError('doctype');
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  if (XMLValidator.validate(text, { allowBooleanAttributes: true }) !== true) throw new XmlError('malformed');
  const [root] = elementsOf(parsed(XMLParser, text, maxDepth)).filter((child) => typeof child !== 'string');
  if (!root) throw new XmlError('malformed');
  return root;
}

function parsed(Parser: typeof XMLParser, text: string, maxDepth: number) {
  const parser = new Parser({
    preserveOrder: true,
    cdataPropName: '#cdata',
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    allowBooleanAttributes: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    maxNestedTags: maxDepth,
  });
  try {
    return parser.parse(text) as Ordered[];
  } catch (error) {
    throw new XmlError(/nested/i.test(String(error)) ? 'too-deep' : 'malformed');
  }
}

/** An element as the parser returns it: its name with its children, `:@` with its attributes, or text. */
type Ordered = Readonly<Record<string, unknown>>;

function elementsOf(ordered: readonly Ordered[]): (XmlElement | string)[] {
  return ordered.map((one) => {
    if ('#text' in one) return decoded(String(one['#text']));
    // Nothing in it is an entity.
    if ('#cdata' in one) return (one['#cdata'] as Ordered[]).map((part) => String(part['#text'])).join('');
    const name = Object.keys(one).find((key) => key !== ':@') ?? '';
    const attributes = Object.entries((one[':@'] ?? {}) as Record<string, unknown>);
    return {
      name,
      attributes: Object.fromEntries(attributes.map(([key, value]) => [key, decoded(String(value))])),
      children: elementsOf(one[name] as Ordered[]),
    };
  });
}

const predefined: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (written, hex, number, name) => {
    if (name) return predefined[String(name).toLowerCase()]!;
    const point = hex ? Number.parseInt(hex, 16) : Number(number);
    return point <= 0x10ffff ? String.fromCodePoint(point) : written;
  });

/** Decodes by the byte order mark, by the zeros of UTF-16 without one, or by the encoding that the declaration names. */
export function textOfXml(content: Buffer) {
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decode(content, 'utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decode(content, 'utf-16be');
  const declared = /^(?:\ufeff|ï»¿)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]{1,40})["']/i.exec(
    content.subarray(0, 200).toString('latin1'),
  )?.[1];
  // What claims UTF-16 in single bytes was converted by a tool that left the claim.
  return decode(content, declared && !/^utf-?16/i.test(declared) ? declared : 'utf-8');
}

function decode(content: Buffer, encoding: string) {
  try {
    return new TextDecoder(encoding).decode(content);
  } catch {
    throw new XmlError('malformed');
  }
}

/** A DOCTYPE stands before the root element; what looks like one in comments is skipped. */
const hasDoctype = (text: string) => /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*<!DOCTYPE/i.test(text);

/** Returns the children of an element with a name. */
export const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);
/** Returns the first child of an element with a name. */
export const childOf = (element: XmlElement | undefined, name: string) => element && childrenOf(element, name)[0];
/** Returns the text of an element and of everything in it. */
export const textOf = (element: XmlElement | undefined): string =>
  element ? element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') : '';
