import { readNumber, writeNumber } from '@sinau/contracts/core/typed/number.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';

/** Returns how a number will be read, so that the learner is not graded for another number than intended. */
export function readingOf(text: string): string {
  if (isBlank(text)) return 'Boleh dengan titik atau koma, misalnya 1.500 atau 2,5.';
  const read = readNumber(text);
  return read ? `Terbaca ${writeNumber(read.value)}.` : 'Belum terbaca sebagai satu angka. Contoh: 1.500 atau 2,5.';
}
