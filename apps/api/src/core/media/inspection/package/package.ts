import { openPromise, type ZipFile } from 'yauzl';
import { damaged, type Facts, type Task } from '../finding.ts';
import { listPackage } from './package-list.ts';
import { unpack } from './unpack.ts';

/** Unpacks an HTML5, SCORM or H5P package into one file, or refuses it whole. */
export const inspectPackage = ({ path, drawing }: Task): Promise<Facts> =>
  withArchive(path, async (archive) => {
    const { files, made, manifest } = await listPackage(archive);
    return {
      kind: 'package',
      type: 'text/html',
      fileName: 'package.bin',
      files: await unpack(archive, { files, made, to: drawing }),
      ...(manifest && { manifest }),
    };
  });

/**
 * Accepts an archive for download as it is: the only requirement is that a ZIP lists its files. A tar has no list, and is
 * read by an import alone.
 */
export const inspectArchive = ({ path, type }: Task): Promise<Facts> =>
  type in tars
    ? Promise.resolve({ kind: 'archive', type, fileName: tars[type]! })
    : withArchive(path, async (archive) => {
        if (archive.entryCount > 0) await archive.eachEntry().next();
        return { kind: 'archive', type: 'application/zip', fileName: 'archive.zip' };
      });
const tars: Readonly<Record<string, string>> = {
  'application/gzip': 'archive.tar.gz',
  'application/x-tar': 'archive.tar',
};

/** Names stay bytes and sizes stay claims: their readers check them, with messages of ours. */
export async function withArchive<T>(path: string, work: (archive: ZipFile) => Promise<T>): Promise<T> {
  const archive = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch(() => {
    throw damaged();
  });
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}
