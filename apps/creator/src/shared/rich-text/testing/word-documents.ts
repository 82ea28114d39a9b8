import JSZip from 'jszip';

const namespaces = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['c', 'http://schemas.openxmlformats.org/drawingml/2006/chart'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const run = (text: string, style = '') =>
  `<w:r>${style && `<w:rPr>${style}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
export const styled = (style: string, text: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`);
export const listItem = (text: string, level: number, list: 1 | 2) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
export const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
export const picture = (id: string, alt: string) =>
  paragraph(
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="g" descr="${alt}"/><a:graphic><a:graphicData uri="p"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );

const level = (format: string) => (index: number) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;
const list = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2].map(level(format)).join('')}</w:abstractNum>`;

/** A Word document of these paragraphs, with two lists (1 with bullets, 2 with numbers), a footnote and pictures. */
export async function wordDocument(body: string, pictures: Readonly<Record<string, string>> = {}): Promise<File> {
  const zip = new JSZip();
  const part = (name: string, content: string) => zip.file(name, `<?xml version="1.0" encoding="UTF-8"?>${content}`);
  const relations = Object.keys(pictures).map(
    (name, index) => `<Relationship Id="p${index + 1}" Type="${relation}/image" Target="media/${name}"/>`,
  );
  part(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/><Default Extension="xml" ContentType="application/xml"/></Types>',
  );
  part(
    '_rels/.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  part(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="n1" Type="${relation}/numbering" Target="numbering.xml"/><Relationship Id="f1" Type="${relation}/footnotes" Target="footnotes.xml"/>${relations.join('')}</Relationships>`,
  );
  part('word/document.xml', `<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`);
  part(
    'word/styles.xml',
    `<w:styles ${namespaces}>${[
      ['Judul', 'Title'],
      ['Judul1', 'heading 1'],
      ['Judul2', 'heading 2'],
      ['Kutipan', 'Quote'],
    ]
      .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
      .join('')}</w:styles>`,
  );
  part(
    'word/numbering.xml',
    `<w:numbering ${namespaces}>${list(1, 'bullet')}${list(2, 'decimal')}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
  );
  part(
    'word/footnotes.xml',
    `<w:footnotes ${namespaces}><w:footnote w:id="1">${paragraph(run('Sumber: Dewan Pers'))}</w:footnote></w:footnotes>`,
  );
  for (const [name, data] of Object.entries(pictures)) zip.file(`word/media/${name}`, data, { base64: true });
  const bytes = await zip.generateAsync({ type: 'arraybuffer' });
  return new File([bytes], 'Materi.docx');
}
