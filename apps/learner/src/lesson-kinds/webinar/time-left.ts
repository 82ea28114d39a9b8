const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats '3 hari', '2 jam 5 menit', '4:09' in the last hour. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * day) return `${Math.floor(left / day)} hari`;
  if (left >= hour) {
    const minutes = Math.floor((left % hour) / minute);
    return `${Math.floor(left / hour)} jam${minutes ? ` ${minutes} menit` : ''}`;
  }
  const seconds = Math.ceil(left / second);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/**
 * Returns the fields of a countdown to zero, without the large units that are zero: 02 hari 05 jam 09 menit 30 detik.
 */
export function countdown(milliseconds: number) {
  const left = Math.ceil(Math.max(0, milliseconds) / second) * second;
  const fields = [
    { unit: 'hari', value: Math.floor(left / day) },
    { unit: 'jam', value: Math.floor((left % day) / hour) },
    { unit: 'menit', value: Math.floor((left % hour) / minute) },
    { unit: 'detik', value: (left % minute) / second },
  ];
  const first = left >= day ? 0 : left >= hour ? 1 : 2;
  return fields.slice(first).map(({ unit, value }) => ({ unit, value: twoDigits(value) }));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
