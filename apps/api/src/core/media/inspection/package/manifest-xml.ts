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
  // Single bytes that claim to be UTF-16 were converted by a tool that left the claim.
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
