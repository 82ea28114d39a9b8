import { describe, expect, test } from 'vitest';
import { plainText } from './markup.ts';

const html = (source: string) => plainText(source, 'html').text;
const notesOf = (source: string) => plainText(source, 'html').notes.map(({ message }) => message);

describe('plainText', () => {
  test.each([
    ['<p>Apa yang dijawab <b>lead</b>?</p>', 'Apa yang dijawab lead?'],
    ['<p dir="ltr">Satu</p>\n<p>Dua<br>Tiga</p>', 'Satu\nDua\nTiga'],
    ['<ul><li>Satu</li><li>Dua</li></ul><ol><li>Tiga</li><li>Empat</li></ol>', '- Satu\n- Dua\n1. Tiga\n2. Empat'],
    ['<p>R&amp;D &lt;b&gt; &nbsp; &#8217;x&rsquo;</p>', 'R&D <b> ’x’'],
    ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A | B\n1 | 2'],
    ['H<sub>2</sub>O dan x<sup>2n</sup> dan y<sup>ab</sup>', 'H₂O dan x²ⁿ dan y^(ab)'],
    ['<pre>for (;;) {\n  x();\n}</pre>', 'for (;;) {\n  x();\n}'],
    [
      'Baca <a href="https://contoh.id/a">ini</a> atau <a href="https://contoh.id">https://contoh.id</a>',
      'Baca ini (https://contoh.id/a) atau https://contoh.id',
    ],
    ['<script>alert(1)</script>Apa?<style>p{}</style>', 'Apa?'],
    ['1 < 2 dan 3 > 2', '1 < 2 dan 3 > 2'],
    ['<p>Tidak ditutup <b>tebal', 'Tidak ditutup tebal'],
  ])('%s reads %j', (source, text) => {
    expect(html(source)).toBe(text);
  });

  test('reports formatting that a question cannot have', () => {
    expect(notesOf('<b>a</b> <strong>b</strong> <em>c</em>')).toEqual(['Huruf tebal, miring menjadi huruf biasa']);
    expect(notesOf('<p>a</p>')).toEqual([]);
    expect(notesOf('x<sup>2</sup>')).toEqual([]);
    expect(notesOf('x<sup>ab</sup>')).toEqual(['Pangkat menjadi ^(…)']);
    expect(notesOf('<img src="@@PLUGINFILE@@/gelombang%20air.png">')).toEqual([
      'Gambar “gelombang air.png” tidak ikut. Unggah lagi lewat Edit soal.',
    ]);
    expect(notesOf('<img alt="Peta" src="data:image/png;base64,xx">')).toEqual([
      'Gambar “Peta” tidak ikut. Unggah lagi lewat Edit soal.',
    ]);
    expect(notesOf('<video src="a.mp4">lihat</video>')).toEqual(['Video tidak ikut']);
    expect(notesOf('<table><tr><td>1</td></tr></table>')).toEqual(['Tabel menjadi baris teks']);
    expect(notesOf('Hitung \\(x^2\\)')).toEqual(['Rumus LaTeX tampil sebagai teks biasa']);
  });

  test('an embedded picture does not count as text', () => {
    const picture = `<img alt="Peta" src="data:image/png;base64,${'A'.repeat(100_000)}">`;
    expect(plainText(`<p>Apa?</p>${picture}`, 'html')).toMatchObject({ text: 'Apa?', notes: [{ kind: 'left-out' }] });
  });

  test('reads only unmistakable markup as such without a format', () => {
    expect(plainText('Apa arti tag <p>?', null)).toEqual({ text: 'Apa arti tag <p>?', notes: [] });
    expect(plainText('a<b dan b>c', null)).toEqual({ text: 'a<b dan b>c', notes: [] });
    expect(plainText('Satu\n<p>Dua</p>\nTiga<br>Empat', null)).toEqual({
      text: 'Satu\nDua\nTiga\nEmpat',
      notes: [{ kind: 'changed', message: 'Tag HTML dibaca sebagai format, seperti di Moodle' }],
    });
  });

  test('reads other formats of Moodle as they are displayed', () => {
    expect(plainText(' <b>a</b> ', 'plain')).toEqual({ text: '<b>a</b>', notes: [] });
    expect(plainText('Satu\nDua', 'moodle')).toEqual({ text: 'Satu\nDua', notes: [] });
    expect(plainText('Apa **itu**?\n\n- satu\n- dua', 'markdown')).toMatchObject({ text: 'Apa itu?\n- satu\n- dua' });
  });
});
