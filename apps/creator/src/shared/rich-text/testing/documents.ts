import { getSchema } from '@tiptap/react';
import { DOMParser, DOMSerializer, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { schemaOf } from '../schema/schema.ts';

/** Documents of a context, parsed and serialized as the editor does. */
export function documentsOf(place: RichTextContext) {
  const schema = getSchema(schemaOf(place));
  const serializer = DOMSerializer.fromSchema(schema);
  const parser = DOMParser.fromSchema(schema);
  const holding = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });
  return {
    schema,
    /** Serializes the editor's document as the browser does. */
    htmlOf: (doc: Node) => {
      const holder = document.createElement('div');
      holder.append(serializer.serializeFragment(doc.content, { document }));
      return holder.innerHTML;
    },
    docOf: (html: string) => parser.parse(holding(html), { preserveWhitespace: 'full' }),
    /** Serializes the same markup as the browser does. */
    rewritten: (html: string) => holding(html).innerHTML,
  };
}

interface Choices {
  int: (least: number, most: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
}

const words = [
  'Lead',
  ' menjawab ',
  '<b>&amp;"\'',
  'apa?',
  'é 🙂 ꦲ',
  '</p><script>x()</script>',
  '  dua spasi',
  'a/b=c',
];
const id = '01990000-0000-7000-8000-00000000000';

/** Attributes that a menu, the keyboard or a paste can give. */
const attributesOf: Record<string, (choices: Choices) => Record<string, unknown>> = {
  heading: ({ int }) => ({ level: int(2, 4) }),
  orderedList: ({ int, pick }) => ({ start: int(1, 9999), type: pick([null, '1', 'a', 'A', 'i', 'I']) }),
  tableCell: ({ pick }) => ({ colspan: pick([1, 1, 2, 50]), rowspan: pick([1, 1, 3]) }),
  tableHeader: ({ pick }) => ({ colspan: pick([1, 1, 2]), rowspan: pick([1, 7]) }),
  callout: ({ pick }) => ({ kind: pick(['info', 'tip', 'warning']) }),
  embed: ({ pick }) => ({ video: pick(['youtube:dQw4w9WgXcQ', 'youtube:a-b_c-d_e-f', 'vimeo:123456789']) }),
  picture: ({ int, pick }) => ({
    mediaId: `${id}${int(0, 9)}`,
    alt: pick(['', 'Kantor redaksi', '"><img src=x onerror=x()>', "'a' & <b>"]),
    width: int(1, 2560),
    height: int(1, 2560),
  }),
  link: ({ pick }) => ({
    href: pick([
      'https://contoh.id/',
      'http://contoh.id:8080/a?b=c&d=e#f',
      'mailto:a@contoh.id',
      "https://contoh.id/jum'at",
      '/',
      '/faq?tab=1#bayar',
    ]),
  }),
};

/** Returns a document with any content that the schema allows. */
export function randomDocument(schema: Schema, choices: Choices): Node {
  const attributes = (name: string) => attributesOf[name]?.(choices) ?? null;

  const text = (type: NodeType) => {
    const marks = Object.values(schema.marks).filter((mark) => type.allowsMarkType(mark) && choices.chance(0.15));
    const set = marks.reduce<ReturnType<typeof schema.mark>['addToSet'] extends (set: infer S) => unknown ? S : never>(
      (taken, mark) => mark.create(attributes(mark.name)).addToSet(taken),
      [],
    );
    return schema.text(choices.pick(words), set);
  };

  const make = (type: NodeType, depth: number): Node => {
    const children: Node[] = [];
    let match = type.contentMatch;
    const most = choices.int(1, depth === 0 ? 12 : 3);
    while (match.edgeCount > 0 && !(match.validEnd && children.length >= most)) {
      const edges = Array.from({ length: match.edgeCount }, (_, index) => match.edge(index).type);
      const flat = edges.filter(
        (edge) => edge.isTextblock || edge.isLeaf || edge.contentMatch.edge(0).type.isTextblock,
      );
      const chosen = choices.pick(depth > 3 && flat.length > 0 ? flat : edges);
      children.push(chosen.isText ? text(type) : make(chosen, depth + 1));
      match = match.matchType(chosen)!;
    }
    return type.create(attributes(type.name), children);
  };
  const doc = make(schema.topNodeType, 0);
  doc.check();
  return doc;
}
