import { posix } from 'node:path';

/** Opens a file of a package. */
export type OpenFile = () => Promise<Buffer>;
export type SourcePictures = ReturnType<typeof createSourcePictures>;

const extension = /\.(?:png|jpe?g|gif|webp|heic|heif|tiff?|bmp|svg|avif)$/i;

/** The pictures of a source: files of its package by their paths, and those that its texts contain. */
export function createSourcePictures(files: ReadonlyMap<string, OpenFile> = new Map()) {
  const embedded = new Map<string, Buffer>();
  return {
    /** Stores a picture that a text contains; returns the address by which the text names it from then on. */
    embed(name: string, base64: string): string {
      const key = `embedded:${embedded.size + 1}/${name}`;
      embedded.set(key, Buffer.from(base64, 'base64'));
      return key;
    },

    /** Finds the picture that a text in a folder names; null where the source does not have it. */
    find(src: string, folder: string): string | null {
      if (embedded.has(src)) return src;
      const path = decoded(src.split(/[?#]/)[0]!).replaceAll('\\', '/');
      if (/^[a-z][a-z0-9+.-]*:/i.test(path) || !extension.test(path)) return null;
      // Canvas names the root of its files so, which its packages put into a folder.
      const inRoot = path.replace(/^.*\$IMS[-_]CC[-_]FILEBASE\$\/?/i, '');
      const candidates = [`${folder}/${path}`, path, inRoot, `web_resources/${inRoot}`, `${folder}/${inRoot}`];
      return candidates.map(normal).find((one) => files.has(one)) ?? null;
    },

    open: async (name: string): Promise<Buffer> => embedded.get(name) ?? files.get(name)!(),
  };
}

/** Name of a picture for people: the last part of its path. */
export const pictureLabel = (name: string) => name.split('/').at(-1)!;

const normal = (path: string) => posix.normalize(path).replace(/^\/+/, '');

export function decoded(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
