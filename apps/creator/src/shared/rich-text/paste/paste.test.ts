// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { schemaOf } from '../schema/schema.ts';
import { pasteExtension } from './paste-extension.ts';

beforeAll(() => {
  // jsdom has no layout.
  document.elementFromPoint ??= () => null;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
});
const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

const png = '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de';
/** A picture as Word writes it: for current programs, and again for older ones. */
const wordRtf = String.raw`{\rtf1\ansi{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw7938\pich5292\pngblip\bliptag-1093{\*\blipuid bed3a1}
${png}
${png}}}{\nonshppict{\pict\picscalex100\wmetafile8 ${png}}}\par }`;

/** Pastes into an empty text, as the browser does. */
function paste(data: Record<string, string>, { place = 'article' as RichTextContext, files = [] as File[] } = {}) {
  const said: string[] = [];
  const sent: File[] = [];
  const add = vi.fn((file: File) => `gambar-${sent.push(file)}`);
  const element = document.body.appendChild(document.createElement('div'));
  const parts = { place, uploads: { add }, tell: (words: string) => said.push(words) };
  const editor = new Editor({ element, extensions: [...schemaOf(place), pasteExtension(parts)] });
  const clipboardData = { getData: (type: string) => data[type] ?? '', files, types: Object.keys(data) };
  editors.push(editor);
  editor.view.dom.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
  );
  return { said, sent, nodes: nodesIn(editor.state.doc), html: editor.getHTML() };
}
const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'testing', 'clipboard', `${name}.html`), 'utf8');

/** Lists the content of a text, a line for each heading, item, cell, picture and link. */
function nodesIn(doc: Node): string[] {
  const lines: string[] = [];
  doc.descendants((node, _position, parent) => {
    const own = (node.firstChild?.isTextblock ? node.firstChild.textContent : node.textContent).trim();
    if (node.type.name === 'heading') lines.push(`h${node.attrs['level']} ${node.textContent.trim()}`);
    if (node.type.name === 'listItem') lines.push(`${parent?.type.name === 'orderedList' ? 'ol' : 'ul'} ${own}`);
    if (node.type.name.startsWith('tableCell')) lines.push(`td ${node.textContent.trim()}`);
    if (node.type.name.startsWith('tableHeader')) lines.push(`th ${node.textContent.trim()}`);
    if (node.type.name === 'picture') lines.push(`img ${node.attrs['alt']}`);
    const link = node.marks.find((mark) => mark.type.name === 'link');
    if (link) lines.push(`a ${link.attrs['href']} ${node.textContent}`);
  });
  return lines;
}

const cells = (line: string, kind = 'td') => line.split('|').map((text) => `${kind} ${text.trim()}`);

const sources: [string, { rtf?: string; nodes: string[]; said: string[] }][] = [
  [
    'word',
    {
      rtf: wordRtf,
      said: [],
      nodes: [
        'h2 Panduan Menulis Berita',
        'h2 Lead yang menjawab',
        'h3 Urutan kerja',
        'h4 Tiga jenis lead',
        'a https://contoh.id/piramida piramida terbalik',
        'a mailto:redaksi@contoh.id tulis ke redaksi',
        'ul Catat nama narasumber',
        'ul Eja hurufnya satu per satu',
        'ul Tanyakan jabatannya',
        'ul Rekam dengan izin',
        'ol Datang lebih awal',
        'ol Tulis saat masih segar',
        'ol Serahkan sebelum tenggat',
        'img Ruang redaksi',
        ...cells('Jenis|Kapan dipakai|Ringkas|Kecelakaan|Keputusan|Bercerita|Sosok|'),
      ],
    },
  ],
  [
    'docs',
    {
      said: ['1 gambar tidak ikut ditempel. Simpan gambarnya dulu, lalu seret ke sini.'],
      nodes: [
        'h2 Menyusun silabus',
        'h3 Langkahnya',
        'h4 Jadwal',
        'a https://contoh.id/taksonomi taksonomi Bloom',
        'a https://contoh.id/rpp contoh RPP',
        'ol Tulis tujuan',
        'ol Terukur',
        'ol Bisa diamati',
        'ol Pilih bahan',
        'ul Video pendek',
        'ul Latihan',
        'img Papan tulis',
        ...cells('Minggu|Bahasan|Tugas|1|Lead||2|Wawancara|Transkrip'),
      ],
    },
  ],
  [
    'notion',
    {
      said: [],
      nodes: [
        'h2 Rencana pelatihan',
        'h3 Yang disiapkan',
        'h4 Pembagian kelompok',
        'a https://contoh.id/angkatan-2 angkatan kedua',
        'a mailto:panitia@contoh.id panitia',
        'a https://contoh.id/peta Pasar Gede',
        'ul Buku catatan',
        'ul Ukuran saku',
        'ul Kertas polos',
        'ul Perekam',
        'ul Pesan ruangan',
        'ol Pembukaan',
        'ol Praktik lapangan',
        'ol Penutup',
        'img Peta lokasi',
        ...cells('Kelompok|Pembimbing|Lokasi', 'th'),
        ...cells('A|Bu Sri|Pasar Gede|B|Pak Wira|Stasiun'),
      ],
    },
  ],
  [
    'excel',
    {
      said: [],
      nodes: [
        'a https://contoh.id/wawancara Wawancara',
        ...cells('Bulan|Kelas|Peserta|Pendapatan|Januari|Lead|34|Rp3.400.000|Februari|Wawancara|51|Rp5.100.000'),
        ...cells('||0|Rp0|Jumlah|85|Rp8.500.000'),
      ],
    },
  ],
];

test.each(sources)(
  'pasting from %s preserves 95 % or more of headings, items, cells, pictures and links, and reports the rest',
  (name, { rtf = '', nodes: expected, said: words }) => {
    const { nodes, said } = paste({
      'text/html': sample(name),
      'text/rtf': rtf,
      'text/plain': 'Teks',
    });
    const left = [...nodes];
    const missing = expected.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const percent = (100 * (expected.length - missing.length)) / expected.length;
    // oxlint-disable-next-line no-console -- how much arrives is worth reading also where it is enough
    console.info(
      `${name}: ${percent.toFixed(1)} % of ${expected.length} nodes${missing.map((line) => `, not ${line}`)}`,
    );
    expect(percent).toBeGreaterThanOrEqual(95);
    expect(left).toEqual([]);
    expect(said).toEqual(words);
  },
);

test("pasting preserves the meaning of word styles, and nothing of the other program's look", () => {
  const { html } = paste({ 'text/html': sample('docs') });
  expect(html).toContain('<p>Mulai dari <strong>tujuan</strong><em>, bukan</em><s> bahan</s>. Lihat <a href=');
  expect(html).not.toMatch(/style=|class=|<span|font|dir=/);
  const word = paste({ 'text/html': sample('word'), 'text/rtf': wordRtf });
  expect(word.html).toContain('<strong>apa</strong>, <em>siapa</em>, dan <u>kapan</u>');
  expect(word.html).toContain('<ul><li><p>Catat nama narasumber</p><ul><li><p>Eja hurufnya satu per satu</p></li>');
  expect(word.html).toContain('<td colspan="2">');
  expect(word.sent.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['gambar-1.png', 'image/png', png.length],
  ]);
});

test('pasting from Notion turns notes into boxes, and preserves lines of code, rules and quotes', () => {
  const { html, sent } = paste({ 'text/html': sample('notion') });
  expect(html).toContain('<div data-callout="info"><p>💡 Datanglah lima belas menit lebih awal.');
  expect(html).toContain("<pre><code>const tenggat = '17.00';\nconsole.log(tenggat);");
  expect(html).toMatch(/<blockquote>.*<hr>/s);
  expect(sent).toHaveLength(1);
});

test('a context without tables keeps their words', () => {
  const { html, nodes } = paste({ 'text/html': sample('excel') }, { place: 'message' });
  expect(nodes).toEqual(['a https://contoh.id/wawancara Wawancara']);
  expect(html).toContain('Pendapatan');
  expect(html).not.toContain('<t');
});

test('pictures without content, and parts that are not allowed here, are counted', () => {
  const { said, html } = paste({
    'text/html':
      '<p>a</p><img src="https://contoh.id/1.png" alt="satu"><img src="file:///C:/2.png"><video src="x"></video><img width=1 height=1 src="https://contoh.id/pixel">',
  });
  expect(said).toEqual(['2 gambar dan 1 bagian lain tidak ikut ditempel. Simpan gambarnya dulu, lalu seret ke sini.']);
  expect(html).toBe('<p>a</p>');
});

test('a picture alone is uploaded; the picture of a copied range is not', () => {
  const file = new File(['x'], 'layar.png', { type: 'image/png' });
  expect(paste({}, { files: [file] })).toMatchObject({ sent: [file], nodes: ['img '] });
  const range = { 'text/html': sample('excel'), 'text/plain': 'Bulan\tKelas' };
  expect(paste(range, { files: [file] })).toMatchObject({ sent: [] });
});

test('the address of a video becomes its player, and so does an iframe', () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  expect(paste({ 'text/plain': address }).html).toContain('<div data-embed="youtube:dQw4w9WgXcQ"></div>');
  const frame = '<p>a</p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"></iframe>';
  expect(paste({ 'text/html': frame })).toMatchObject({
    said: [],
    html: expect.stringContaining('<div data-embed="youtube:dQw4w9WgXcQ"></div>'),
  });
});

test('content copied from a published text, or from the editor, is pasted unchanged', () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const { html, said } = paste({
    'text/html':
      `<h3>Tetap tingkat tiga</h3><div class="prose-table" role="group"><table><tbody><tr><td><p>a</p></td></tr></tbody></table></div>` +
      `<img loading="lazy" src="/api/media/file/x/image.webp" data-media="${id}" alt="Kantor" width="800" height="600">` +
      `<div class="prose-video"><button type="button" data-play="vimeo:123456789"><span></span>Putar video</button></div>`,
  });
  expect(said).toEqual([]);
  expect(html).toContain(
    `<h3>Tetap tingkat tiga</h3><table><tbody><tr><td><p>a</p></td></tr></tbody></table>` +
      `<img data-media="${id}" alt="Kantor" width="800" height="600"><div data-embed="vimeo:123456789"></div>`,
  );
});
