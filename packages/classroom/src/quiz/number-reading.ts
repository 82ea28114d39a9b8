import { readNumber, writeNumber } from '@sinau/contracts/core/typed/number.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';

/** How a number will be taken, so that nobody is graded for another one than was meant. */
export function readingOf(text: string): string {
  if (isBlank(text)) return 'Boleh dengan titik atau koma, misalnya 1.500 atau 2,5.';
  const read = readNumber(text);
  return read ? `Terbaca ${writeNumber(read.value)}.` : 'Belum terbaca sebagai satu angka. Contoh: 1.500 atau 2,5.';
}
