// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import type * as Mammoth from 'mammoth';
import { expect, test, vi } from 'vitest';
import { cleanPasted } from '../paste/clean-pasted.ts';
import { schemaOf } from '../schema/schema.ts';
import { listItem, paragraph, picture, run, styled, table, wordDocument } from '../testing/word-documents.ts';
import { readWord } from './read-word.ts';

// The library's version for Node takes a buffer, the one for browsers an ArrayBuffer.
vi.mock('mammoth', async (load) => {
  const original = await load<typeof Mammoth>();
  return {
    ...original,
    convertToHtml: ({ arrayBuffer }: { arrayBuffer: ArrayBuffer }, options: object) =>
      original.convertToHtml({ buffer: Buffer.from(arrayBuffer) }, options),
  };
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Inserts a document into an empty article, as the toolbar does. */
async function insert(file: File) {
  const { html, notes } = await readWord(file);
  const sent: File[] = [];
  const { html: clean } = cleanPasted({ html }, (one) => `gambar-${sent.push(one)}`);
  const editor = new Editor({ extensions: schemaOf('article') });
  editor.commands.insertContent(clean);
  const article = editor.getHTML();
  editor.commands.undo();
  return { article, notes: notes.map(({ message }) => message), sent, undone: editor.getHTML() };
}

test('headings, lists of levels, tables, styles, links and pictures of a document become an article, undone in one step', async () => {
  const body = [
    styled('Judul', 'Menulis berita'),
    styled('Judul1', 'Lead'),
    styled('Judul2', 'Urutan'),
    paragraph(
      run('Satu ') +
        run('tebal', '<w:b/>') +
        run(' miring', '<w:i/>') +
        run(' garis', '<w:u w:val="single"/>') +
        run(' x') +
        run('2', '<w:vertAlign w:val="superscript"/>'),
    ),
    styled('Kutipan', 'Kata orang'),
    listItem('Alat', 0, 1),
    listItem('Buku', 1, 1),
    listItem('Perekam', 0, 1),
    listItem('Datang', 0, 2),
    listItem('Tulis', 0, 2),
    table([
      ['Jenis', 'Kapan'],
      ['Ringkas', 'Kecelakaan'],
    ]),
    picture('p1', 'Ruang redaksi'),
  ].join('');
  const { article, notes, sent, undone } = await insert(await wordDocument(body, { 'a.png': png }));
  expect(article).toContain('<h2>Menulis berita</h2><h2>Lead</h2><h3>Urutan</h3>');
  expect(article).toContain('<p>Satu <strong>tebal</strong><em> miring</em><u> garis</u> x²</p>');
  expect(article).toContain('<blockquote><p>Kata orang</p></blockquote>');
  expect(article).toContain('<ul><li><p>Alat</p><ul><li><p>Buku</p></li></ul></li><li><p>Perekam</p></li></ul>');
  expect(article).toContain('<ol><li><p>Datang</p></li><li><p>Tulis</p></li></ol>');
  expect(article).toMatch(
    /<table><tbody><tr><t[hd]><p>Jenis<\/p>.*<td><p>Kecelakaan<\/p><\/td><\/tr><\/tbody><\/table>/,
  );
  expect(article).toContain('alt="Ruang redaksi"');
  expect(sent.map(({ type, size }) => [type, size > 0])).toEqual([['image/png', true]]);
  expect(notes).toEqual([]);
  expect(undone).toBe('<p></p>');
});

test('parts that an article cannot have are named: notes, boxes, formulas, charts, old pictures and comments', async () => {
  const box = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run('Di kotak'))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run('Di kotak'))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
  const body = [
    paragraph(`${run('Pers bebas')}<w:r><w:footnoteReference w:id="1"/></w:r>`),
    paragraph(`<w:r>${box}</w:r>`),
    paragraph('<m:oMathPara><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></m:oMathPara>'),
    paragraph(
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="c1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
    ),
    picture('p1', 'Logo'),
    paragraph('<w:r><w:commentReference w:id="0"/></w:r>'),
    paragraph(run('merah', '<w:color w:val="FF0000"/>')),
  ].join('');
  const { article, notes } = await insert(await wordDocument(body, { 'a.emf': png }));
  expect(notes).toEqual([
    '1 catatan kaki menjadi daftar di akhir',
    '1 kotak teks menjadi paragraf biasa; periksa letaknya',
    '1 rumus tidak ikut. Tulis ulang, atau pasang sebagai gambar.',
    '1 grafik atau diagram tidak ikut. Simpan sebagai gambar, lalu seret ke sini.',
    '1 komentar tidak ikut',
    '1 gambar berformat lama (EMF, WMF, BMP) tidak ikut. Simpan sebagai PNG.',
    'Warna dan perataan tidak ikut',
  ]);
  expect(article).toContain('<p>Pers bebas [1]</p>');
  expect(article).toContain('<p>Di kotak</p>');
  expect(article).toMatch(/<ol><li><p>Sumber: Dewan Pers\s*<\/p><\/li><\/ol>/);
  expect(article).not.toContain('<img');
});

test.each([
  ['Materi.doc', 'x', 'hanya .docx'],
  ['Materi.docx', 'bukan arsip', 'yang utuh'],
])('%s that cannot be read ends in a sentence', async (name, content, message) => {
  await expect(readWord(new File([content], name))).rejects.toThrow(message);
});
