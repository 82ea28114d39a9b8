/** Part of a Word document that an article has in another form, or not at all. */
export interface WordNote {
  readonly kind: 'changed' | 'left-out';
  readonly message: string;
}
interface Parts {
  /** Text of the document, as XML. */
  readonly document: string;
  /** Heads and feet of its pages, as XML. */
  readonly frames: readonly string[];
}
interface LostPictures {
  readonly unshown: number;
  readonly tooMany: number;
}

const count = (xml: string, pattern: RegExp) => (xml.match(pattern) ?? []).length;
const leftOut = (message: string): WordNote => ({ kind: 'left-out', message });
const changed = (message: string): WordNote => ({ kind: 'changed', message });

/** Names what becomes other or is omitted, by the elements of the document. */
export function wordNotes({ document, frames }: Parts, { unshown, tooMany }: LostPictures): WordNote[] {
  // A shape is written twice: for current programs, and for older ones.
  const current = document.replace(/<mc:Fallback>[^]*?<\/mc:Fallback>/g, '');
  const of = (pattern: RegExp) => count(current, pattern);
  const footnotes = of(/<w:(?:footnote|endnote)Reference\b/g);
  const boxes = of(/<w:txbxContent\b/g);
  const formulas = count(current.replace(/<m:oMathPara\b[^]*?<\/m:oMathPara>/g, '<m:oMath/>'), /<m:oMath\b/g);
  const drawings = of(/<(?:c|cx):chart\b|<dgm:relIds\b/g);
  const objects = of(/<o:OLEObject\b/g);
  const comments = of(/<w:commentReference\b/g);
  const rows: readonly (readonly [number, (many: number) => WordNote])[] = [
    [footnotes, (many) => changed(`${many} catatan kaki menjadi daftar di akhir`)],
    [boxes, (many) => changed(`${many} kotak teks menjadi paragraf biasa; periksa letaknya`)],
    [formulas, (many) => leftOut(`${many} rumus tidak ikut. Tulis ulang, atau pasang sebagai gambar.`)],
    [drawings, (many) => leftOut(`${many} grafik atau diagram tidak ikut. Simpan sebagai gambar, lalu seret ke sini.`)],
    [objects, (many) => leftOut(`${many} objek sematan tidak ikut`)],
    [comments, (many) => leftOut(`${many} komentar tidak ikut`)],
    [unshown, (many) => leftOut(`${many} gambar berformat lama (EMF, WMF, BMP) tidak ikut. Simpan sebagai PNG.`)],
    [tooMany, (many) => leftOut(`${many} gambar tidak ikut: satu teks memuat paling banyak 100 gambar`)],
    [of(/<w:del\b/g), () => changed('Perubahan terlacak dianggap diterima')],
    [of(/<w:br [^>]*w:type="page"/g) + of(/<w:sectPr\b/g) - 1, () => leftOut('Ganti halaman tidak ikut')],
    [frames.filter((xml) => /<w:t[ >]/.test(xml)).length, () => leftOut('Kepala dan kaki halaman tidak ikut')],
    [
      of(/<w:(?:color w:val="(?!auto|000000)|highlight|jc w:val="(?:center|right|both)")/g),
      () => leftOut('Warna dan perataan tidak ikut'),
    ],
    [of(/<w:(?:checkBox|dropDownList|comboBox)\b|<w14:checkbox\b/g), () => leftOut('Isian formulir tidak ikut')],
  ];
  return rows.flatMap(([many, note]) => (many > 0 ? [note(many)] : []));
}
