import PDFDocument from 'pdfkit';
import { at, type Drawing } from './drawing.ts';
import { setLine } from './typeface.ts';

/** Size in points. */
interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export interface Description {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
}

/** Writes a PDF. The same drawings and description give the same bytes. */
export function paintPdf(
  pages: readonly Drawing[],
  { width, height }: PaperSize,
  { title, author, subject, createdAt }: Description,
): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [width, height],
    margin: 0,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt, ModDate: createdAt },
  });

  for (const drawing of pages) {
    document.addPage();
    paint(document, drawing);
  }

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
    document.end();
  });
}

function paint(document: PDFKit.PDFDocument, drawing: Drawing) {
  for (const item of drawing) {
    if (item.kind === 'line') {
      const { x, y, color, tracking = 0 } = item;
      for (const piece of setLine(item))
        document
          .font(piece.file)
          .fontSize(piece.size)
          .fillColor(color)
          // With named features pdfkit shapes a piece as a whole; otherwise it sets word by word, from left to right.
          .text(piece.words, x + piece.x, y, {
            baseline: 'alphabetic',
            characterSpacing: tracking,
            lineBreak: false,
            features: [],
          });
      continue;
    }
    for (const placement of item.at ?? [at(0, 0)]) {
      document.save().transform(...placement);
      if (item.clip) document.path(item.clip).clip();
      for (const { d, fill, stroke } of item.shapes) {
        if (fill) document.path(d).fill(fill);
        if (stroke) document.path(d).lineWidth(stroke.width).lineJoin('round').lineCap('round').stroke(stroke.color);
      }
      document.restore();
    }
  }
}
