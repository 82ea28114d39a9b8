import { duration, longDate } from '@sinau/format';
import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { CertificateSnapshot } from '../certificate.snapshot.ts';
import { colors, mark } from '../../../platform/drawing/brand.ts';
import { motif, rectangle, type Drawing, type Line } from '../../../platform/drawing/drawing.ts';
import { clothFrame, divider, seal, watermark } from './ornaments.ts';
import { clothEdge } from './frame-squares.ts';
import { page } from './page.ts';
import { qrCode } from './qr-code.ts';
import { printable, widthOf, type Style } from '../../../platform/drawing/typeface.ts';
import { fit } from '../../../platform/drawing/typesetting.ts';

const middle = page.width / 2;
const left = clothEdge + 46;
const right = page.width - left;

const quiet = { size: 13, weight: 'regular', color: colors.muted, tracking: 0.2 } as const;

/** Draws the certificate as it is printed and shown: whose, for which class, by whom, and where to check it. */
export function drawCertificate(snapshot: CertificateSnapshot, verificationAddress: string): Drawing {
  return [
    motif({ d: rectangle(0, 0, page.width, page.height), fill: colors.paper }),
    ...watermark(middle, (storyTop + storyBottom) / 2, 300),
    ...clothFrame(snapshot.lessons ?? snapshot.cloth),
    ...heading(snapshot.issuer),
    ...story(snapshot),
    ...foot(snapshot, verificationAddress),
  ];
}

function heading(issuer: string): Drawing {
  const style = { size: 17, weight: 'bold' as const };
  const { words } = printable(issuer);
  const x = middle - (35 + widthOf(words, style)) / 2;
  return [
    ...mark(x, 86, 26),
    { kind: 'line', words, x: x + 35, y: 105, color: colors.ink, ...style },
    ...centred(['SERTIFIKAT PENYELESAIAN'], 146, { size: 13, weight: 'bold', color: colors.primary, tracking: 4.2 }),
  ];
}

/** Middle of the sheet, where name and title may take one line or two. */
const storyTop = 164;
const storyBottom = 428;

/** Shown where no font has a glyph for a letter of the name; the page that the sheet links to shows all of it. */
const unprintableName = 'Pemilik nomor di bawah';
const partOfNameNote = 'Sebagian huruf nama tidak tersedia untuk cetak. Nama lengkapnya ada di halaman pemeriksaan.';

function story({ name, classTitle, lessonCount, durationSeconds = 0 }: CertificateSnapshot): Drawing {
  const named = printable(name);
  const names = fit(named.words || unprintableName, {
    weight: 'bold',
    width: 620,
    steps: [
      { from: 46, to: 32, lines: 1 },
      { from: 34, to: 12, lines: 2 },
    ],
  });
  const titles = fit(printable(classTitle).words, {
    weight: 'bold',
    width: 600,
    steps: [
      { from: 24, to: 19, lines: 1 },
      { from: 21, to: 12, lines: 2 },
    ],
  });
  const nameHeight = names.size * 1.15 * names.lines.length;
  const titleHeight = titles.size * 1.25 * titles.lines.length;
  const extent =
    durationSeconds < 60
      ? `${lessonCount} materi dituntaskan`
      : `${lessonCount} materi · ${duration(durationSeconds / 60)}`;
  let y = storyTop + (storyBottom - storyTop - (13 + 10 + nameHeight + 40 + 13 + 8 + titleHeight + 22)) / 2;
  const next = (height: number) => (y += height);

  return [
    ...centred(['Diberikan kepada'], next(13), quiet),
    ...centred(names.lines, next(10 + names.size), {
      size: names.size,
      weight: 'bold',
      color: colors.ink,
      leading: 1.15,
    }),
    ...divider(middle, next(nameHeight - names.size + 20), 320),
    ...centred(['yang telah menyelesaikan kelas'], next(20 + 13), quiet),
    ...centred(titles.lines, next(8 + titles.size), {
      size: titles.size,
      weight: 'bold',
      color: colors.primary,
      leading: 1.25,
    }),
    ...centred([extent], next(titleHeight - titles.size + 22), quiet),
    ...(named.isWhole ? [] : centred([partOfNameNote], storyBottom, { ...quiet, size: 9 })),
  ];
}

function foot({ completedAt, mitra, number, issuer }: CertificateSnapshot, verificationAddress: string): Drawing {
  const code = 62;
  const label = { ...quiet, size: 9 };
  const makers = fit(printable(mitra).words, {
    weight: 'bold',
    width: 210,
    steps: [
      { from: 12, to: 10, lines: 1 },
      { from: 10, to: 6, lines: 2 },
    ],
  });
  const figures = { size: 12, weight: 'bold', color: colors.ink, tracking: 0.2 } as const;
  const textRight = right - code - 12;
  return [
    { kind: 'line', words: 'Diselesaikan pada', x: left, y: 460, ...label },
    { kind: 'line', words: longDate(completedAt), x: left, y: 475, ...figures },
    { kind: 'line', words: 'Diselenggarakan oleh', x: left, y: 496, ...label },
    ...makers.lines.map((words, index): Line => ({
      kind: 'line',
      words,
      x: left,
      y: 511 + index * makers.size * 1.2,
      ...figures,
      size: makers.size,
    })),
    ...seal(middle, 482, 36),
    ...toTheLeft('Nomor sertifikat', textRight, 460, label),
    ...toTheLeft(formatCertificateNumber(number), textRight, 475, figures),
    ...toTheLeft('Pindai untuk memeriksa', textRight, 496, label),
    ...toTheLeft(`keasliannya di ${printable(issuer).words}`, textRight, 508, label),
    ...qrCode(verificationAddress, right - code, 451, code),
  ];
}

const centred = (
  lines: readonly string[],
  y: number,
  { leading = 1, ...style }: Style & { color: string; leading?: number },
): Line[] =>
  lines.map((words, index) => ({
    kind: 'line',
    words,
    x: middle - widthOf(words, style) / 2,
    y: y + index * style.size * leading,
    ...style,
  }));

const toTheLeft = (words: string, x: number, y: number, style: Style & { color: string }): Line[] => [
  { kind: 'line', words, x: x - widthOf(words, style), y, ...style },
];
