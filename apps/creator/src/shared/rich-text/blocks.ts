import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import {
  richTextRules,
  type RichTextPart,
  type RichTextContext,
} from '@sinau/contracts/core/rich-text/rich-text.rules';
import {
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Info,
  Lightbulb,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  Table,
  TriangleAlert,
  Video,
} from '@sinau/ui/icons';
import { inText } from './in-text.ts';

/** Data that has to be requested before a block can be inserted. */
export interface Asking {
  choosePicture: (editor: Editor) => void;
  askVideo: () => void;
}

export interface Block {
  part: RichTextPart;
  label: string;
  description: string;
  /** Other words that it can be searched by. */
  words: string;
  icon: ComponentType;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor, asking: Asking) => void;
}

const heading = (level: 2 | 3 | 4, label: string, description: string, icon: ComponentType): Block => ({
  part: 'heading',
  label,
  description,
  words: `judul subjudul heading h${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => inText(editor).toggleHeading({ level }).run(),
});

const callout = (kind: 'info' | 'tip' | 'warning', label: string, description: string, icon: ComponentType): Block => ({
  part: 'callout',
  label,
  description,
  words: `kotak catatan callout ${kind}`,
  icon,
  isOn: (editor) => editor.isActive('callout', { kind }),
  run: (editor) => inText(editor).toggleCallout(kind).run(),
});

const all: readonly Block[] = [
  {
    part: 'paragraph',
    label: 'Teks',
    description: 'Paragraf biasa',
    words: 'paragraf normal',
    icon: Pilcrow,
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => inText(editor).setParagraph().run(),
  },
  heading(2, 'Judul bagian', 'Membuka bagian baru', Heading2),
  heading(3, 'Subjudul', 'Di dalam satu bagian', Heading3),
  heading(4, 'Subjudul kecil', 'Tingkat paling rinci', Heading4),
  {
    part: 'bulletList',
    label: 'Daftar',
    description: 'Urutannya tidak penting',
    words: 'poin bullet butir',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => inText(editor).toggleBulletList().run(),
  },
  {
    part: 'orderedList',
    label: 'Daftar bernomor',
    description: 'Langkah demi langkah',
    words: 'angka nomor langkah',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => inText(editor).toggleOrderedList().run(),
  },
  {
    part: 'picture',
    label: 'Gambar',
    description: mediaBounds.image.formats,
    words: 'foto image unggah',
    icon: Image,
    run: (editor, { choosePicture }) => choosePicture(editor),
  },
  {
    part: 'embed',
    label: 'Video',
    description: 'Dari YouTube atau Vimeo',
    words: 'youtube vimeo embed',
    icon: Video,
    run: (_editor, { askVideo }) => askVideo(),
  },
  {
    part: 'table',
    label: 'Tabel',
    description: 'Tiga kolom dengan baris judul',
    words: 'baris kolom table',
    icon: Table,
    run: (editor) => inText(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  callout('info', 'Kotak info', 'Hal yang perlu diketahui', Info),
  callout('tip', 'Kotak tips', 'Cara yang lebih mudah', Lightbulb),
  callout('warning', 'Kotak perhatian', 'Hal yang perlu diwaspadai', TriangleAlert),
  {
    part: 'blockquote',
    label: 'Kutipan',
    description: 'Kata-kata orang lain',
    words: 'quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => inText(editor).toggleBlockquote().run(),
  },
  {
    part: 'codeBlock',
    label: 'Blok kode',
    description: 'Potongan program',
    words: 'code pre program',
    icon: CodeXml,
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => inText(editor).toggleCodeBlock().run(),
  },
  {
    part: 'horizontalRule',
    label: 'Garis pemisah',
    description: 'Memisahkan dua bagian',
    words: 'garis hr divider',
    icon: Minus,
    run: (editor) => inText(editor).setHorizontalRule().run(),
  },
];

/** Returns the blocks allowed in a context, in the order of the menus. */
export const blocksOf = (place: RichTextContext) => all.filter(({ part }) => richTextRules[place].parts.includes(part));

/** Returns the blocks that match the typed text: each typed word begins a word of the block. */
export function findBlocks(blocks: readonly Block[], typed: string) {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ label, words }: Block) => {
    const own = `${label} ${words}`.toLowerCase().split(/\s+/);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  };
  return blocks.filter(isMeant);
}
