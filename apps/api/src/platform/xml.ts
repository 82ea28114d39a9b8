/** An element in document order. Names of elements and attributes come without their prefix: `qti:item` is `item`. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
}

const sentences = {
  'too-large': 'Berkas XML ini terlalu besar. Bagi menjadi beberapa berkas.',
  'too-deep': 'Susunan XML ini terlalu dalam atau terlalu banyak bagiannya',
  doctype: 'XML ini mendeklarasikan DOCTYPE sendiri, jadi tidak dibuka demi keamanan',
  malformed: 'Berkas ini bukan XML yang utuh',
} as const;
export type XmlFault = keyof typeof sentences;

/** A file that cannot be read, with a sentence for people; `reason` lets callers of `readXml` say it in their words. */
export class XmlProblem extends Error {
  readonly reason: XmlFault;

  constructor(message: string, reason: XmlFault = 'malformed') {
    super(message);
    this.reason = reason;
  }
}
const problem = (reason: XmlFault) => new XmlProblem(sentences[reason], reason);

/** Bytes of memory that elements, attributes and texts may still take; a bound of the text alone is one of little. */
export interface XmlBudget {
  left: number;
}
/** Bytes that each takes, as measured; an attribute by a name that no other element has. */
const costs = { element: 100, attribute: 250, text: 40 } as const;
const maxAttributes = 500;

interface XmlBounds {
  readonly maxLength?: number;
  readonly maxDepth?: number;
  /** Documents that are held together share one. */
  readonly budget?: XmlBudget;
  /** Skips a DOCTYPE that only names its DTD. One that declares anything is refused in any case. */
  readonly mayNameDtd?: boolean;
}

/**
 * Reads an XML text. Only the five entities of XML itself and numbered characters are decoded; nothing is declared,
 * expanded or fetched.
 * @throws XmlProblem for what is not whole, larger or deeper than the bounds, or has a DOCTYPE that is refused
 */
export async function readXml(
  text: string,
  { maxLength = 5_000_000, maxDepth = 100, budget = { left: 100_000_000 }, mayNameDtd = true }: XmlBounds = {},
): Promise<XmlNode> {
  if (text.length > maxLength) throw problem('too-large');
  const { Parser } = await import('htmlparser2');
  const top = { name: '', attributes: {}, children: [] as (XmlNode | string)[] };
  const open = [top];
  const spend = (kind: keyof typeof costs) => {
    budget.left -= costs[kind];
    if (budget.left < 0) throw problem('too-deep');
  };
  let attributeCount = 0;
  let isEnding = false;
  /** True where CDATA begins or ends: it is a text of its own. */
  let isNewText = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        spend('element');
        attributeCount = 0;
        if (open.length > maxDepth) throw problem('too-deep');
        const own = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
        const node = {
          name: localName(name),
          attributes: own.length === 0 ? noAttributes : Object.fromEntries(own),
          children: [],
        };
        open.at(-1)!.children.push(node);
        open.push(node);
      },
      // The name of an attribute that is a setter of every object never arrives at the tag.
      onattribute(name) {
        spend('attribute');
        attributeCount += 1;
        if (attributeCount > maxAttributes) throw problem('too-deep');
        localName(name);
      },
      ontext(data) {
        const { children } = open.at(-1)!;
        if (!isNewText && typeof children.at(-1) === 'string') children.push(`${children.pop() as string}${data}`);
        else {
          spend('text');
          children.push(data);
        }
        isNewText = false;
      },
      oncdatastart: () => void (isNewText = true),
      oncdataend: () => void (isNewText = true),
      onclosetag(_name, isImplied) {
        const isSelfClosed = !isEnding && text.endsWith('/>', parser.endIndex + 1);
        if (isImplied && !isSelfClosed) throw new XmlProblem('XML ini rusak: ada bagian yang tidak ditutup');
        const closed = open.pop()!;
        // A list that has grown keeps room for more children than most elements have.
        closed.children = closed.children.slice();
      },
      onprocessinginstruction(_name, data) {
        if (/^!doctype/i.test(data) && (!mayNameDtd || data.includes('['))) throw problem('doctype');
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
  if (roots.length !== 1) throw problem('malformed');
  return roots[0]!;
}

const noAttributes: XmlNode['attributes'] = Object.freeze({});

/** Returns a name without its prefix; refuses a name that is a setter of every object. */
function localName(name: string) {
  const local = name.slice(name.indexOf(':') + 1);
  if (local === '__proto__') throw problem('malformed');
  return local;
}

/** Decodes by the byte order mark, by the zeros of UTF-16 without one, or by the encoding that the declaration names. */
export function textOfXml(content: Buffer): string {
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
    throw problem('malformed');
  }
}

export const elementsIn = ({ children }: XmlNode): readonly XmlNode[] =>
  children.filter((child) => typeof child !== 'string');

/** Returns the children of an element with a name. */
export const childrenOf = (node: XmlNode, name: string): readonly XmlNode[] =>
  elementsIn(node).filter((child) => child.name === name);

/** Returns the first child of an element with a name. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node && childrenOf(node, name)[0];

/** Returns all elements below a node with one of these names, in document order. */
export const elementsNamed = (node: XmlNode, ...names: readonly string[]): readonly XmlNode[] =>
  elementsIn(node).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...elementsNamed(child, ...names),
  ]);

export const elementNamed = (node: XmlNode, name: string): XmlNode | undefined => elementsNamed(node, name)[0];

/** Returns the text of a node and of everything below it; of no node, none. */
export const textIn = (node: XmlNode | undefined): string =>
  node ? node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') : '';
