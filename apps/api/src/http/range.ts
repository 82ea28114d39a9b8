import type { ByteRange } from '../platform/file-store/index.ts';

/**
 * Reads the range that a Range header requests of a file of this size. Null is the whole file: no range was requested,
 * or something that a server may ignore, such as several ranges.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(size - Number(last), 0), end: size - 1 };

  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
