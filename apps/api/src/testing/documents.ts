interface DocumentParts {
  readonly pages?: number;
  /** Bytes before the header; offsets still count from the header. */
  readonly before?: string;
  /** Bytes after the end. */
  readonly after?: string;
  /** Number added to every offset: any shift makes the table of contents wrong. */
  readonly shift?: number;
  /** Entries of the trailer. */
  readonly trailer?: string;
}

/** A PDF with a word on each page. */
export function documentOf({ pages = 2, before = '', after = '', shift = 0, trailer = '' }: DocumentParts = {}) {
  const pageNumbers = Array.from({ length: pages }, (_, index) => 3 + 2 * index);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pageNumbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages}>>`,
    ...pageNumbers.flatMap((number) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents ${number + 1} 0 R>>`,
      '<</Length 24>>\nstream\nBT 20 40 Td (Halo) Tj ET\nendstream',
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets: string[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(text.length + shift).padStart(10, '0')} 00000 n \n`);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = text.length + shift;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(before + text + after, 'latin1');
}
