import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import type { CertificateSnapshot } from '../certificate.snapshot.ts';
import { drawCertificate } from './design.ts';
import { colors, kawung, mark } from '../../../platform/drawing/brand.ts';
import { at, motif, rectangle, type Drawing, type Line } from '../../../platform/drawing/drawing.ts';
import { paintSvg } from '../../../platform/drawing/svg.ts';
import { printable, widthOf, type Style } from '../../../platform/drawing/typeface.ts';
import { fit } from '../../../platform/drawing/typesetting.ts';
import { divider } from './ornaments.ts';
import { page } from './page.ts';

/** Size of a story on phones. */
const size = { width: 1080, height: 1920 } as const;
const middle = size.width / 2;
/** Height that apps cover with their own buttons. */
const covered = 250;
const card = { x: 70, y: 880, width: 940, height: (940 * page.height) / page.width };

/**
 * Paints a certificate as a picture for stories, as SVG: the class in large letters, the sheet below, and where to
 * check it.
 */
export function paintStory(snapshot: CertificateSnapshot, verificationAddress: string) {
  const sheet = paintSvg(drawCertificate(snapshot, verificationAddress), page);
  const placed = sheet
    .replace('<svg ', `<svg x="${card.x}" y="${card.y}" `)
    .replace(/width="[\d.]+" height="[\d.]+"/, `width="${card.width}" height="${card.height}"`);
  return paintSvg(drawStory(snapshot, verificationAddress), { ...size, prefix: 's', inside: placed });
}

function drawStory({ issuer, classTitle, number }: CertificateSnapshot, verificationAddress: string): Drawing {
  const title = fit(printable(classTitle).words, {
    weight: 'bold',
    width: 920,
    steps: [
      { from: 84, to: 64, lines: 2 },
      { from: 64, to: 36, lines: 3 },
    ],
  });
  const brand = { size: 40, weight: 'bold' } as const;
  const { words } = printable(issuer);
  const x = middle - (80 + widthOf(words, brand)) / 2;
  const top = covered + 230;
  return [
    motif({ d: rectangle(0, 0, size.width, size.height), fill: colors.cloth }),
    motif({ d: kawung, fill: '#12338A' }, cloth()),
    ...mark(x, covered, 60),
    { kind: 'line', words, x: x + 80, y: covered + 45, color: colors.paper, ...brand },
    ...centred(['Aku menuntaskan kelas'], top, { size: 34, weight: 'regular', color: colors.paleGold }),
    ...centred(title.lines, top + 30 + title.size, { size: title.size, weight: 'bold', color: colors.paper }),
    ...divider(middle, card.y - 50, 420),
    motif({
      d: rectangle(card.x - 8, card.y - 8, card.width + 16, card.height + 16),
      fill: colors.paper,
      stroke: { color: colors.gold, width: 4 },
    }),
    ...centred([`Nomor ${formatCertificateNumber(number)}`], 1625, { size: 28, weight: 'bold', color: colors.paper }),
    ...centred([`Cek keasliannya di ${new URL(verificationAddress).host}`], 1668, {
      size: 26,
      weight: 'regular',
      color: colors.paleGold,
    }),
  ];
}

/** Size of the squares of kawung over the whole picture. */
const tile = 135;
const cloth = () =>
  Array.from({ length: 8 * 15 }, (_, index) => at((index % 8) * tile, Math.floor(index / 8) * tile, tile / 64));

const centred = (lines: readonly string[], y: number, style: Style & { color: string }): Line[] =>
  lines.map((words, index) => ({
    kind: 'line',
    words,
    x: middle - widthOf(words, style) / 2,
    y: y + index * style.size * 1.15,
    ...style,
  }));
