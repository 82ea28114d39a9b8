/** Small functions that content types call. */

export function cloneObject(object: unknown, isDeep = false): unknown {
  if (typeof object !== 'object' || object === null) return object;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(object) ? [] : {};
  for (const [key, value] of Object.entries(object))
    (copy as Record<string, unknown>)[key] = isDeep ? cloneObject(value, true) : value;
  return copy;
}

/** Shuffles an array in place. */
export function shuffleArray<T>(array: T[]): T[] | undefined {
  if (!Array.isArray(array)) return undefined;
  for (let last = array.length - 1; last > 0; last -= 1) {
    const place = Math.floor(Math.random() * (last + 1));
    [array[last], array[place]] = [array[place]!, array[last]!];
  }
  return array;
}

export const trim = (value: unknown): string => String(value).trim();

export const createUUID = (): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const number = Math.floor(Math.random() * 16);
    return (place === 'y' ? (number & 3) | 8 : number).toString(16);
  });

/** Returns a title as plain text of a bounded length. */
export function createTitle(raw: unknown, maxLength = 60): string {
  if (!raw) return '';
  const text = new DOMParser().parseFromString(String(raw), 'text/html').body.textContent.trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}...` : text;
}

/** Returns whether nothing is in a value: an object or array of empty values is empty, numbers and booleans are not. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Words of the runtime itself; those of a content come with it. */
export const ownWords: Readonly<Record<string, string>> = {
  fullscreen: 'Layar penuh',
  disableFullscreen: 'Tutup layar penuh',
  close: 'Tutup',
  title: 'Judul',
  author: 'Pembuat',
  source: 'Sumber',
  license: 'Lisensi',
  confirmDialogHeader: 'Konfirmasi',
  confirmDialogBody: 'Yakin mau melanjutkan? Ini tidak bisa dibatalkan.',
  cancelLabel: 'Batal',
  confirmLabel: 'Lanjutkan',
  contentChanged: 'Materi ini sudah berubah sejak terakhir kamu buka.',
  startingOver: 'Kamu mulai dari awal.',
};

/** Returns a word of the runtime with its variables filled in. */
export function translate(key: string, variables: Readonly<Record<string, string>> = {}): string {
  const word = ownWords[key] ?? `[${key}]`;
  return Object.entries(variables).reduce((text, [name, value]) => text.replaceAll(name, value), word);
}

/** Copyrights of media, which content types collect for a dialog that we do not have. */
export class Copyrights {
  label = '';
  addMedia() {}
  addMediaInFront() {}
  addContent() {}
  addContentInFront() {}
  setLabel(label: string) {
    this.label = label;
  }
  setThumbnail() {}
  undisclosed() {
    return true;
  }
  toString() {
    return '';
  }
}
