import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Archive } from '../platform/archive.ts';

/** Streams the archive file by file, without buffering one. */
export function sendArchive(reply: FastifyReply, { name, files }: Archive) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  for (const { path, isCompact = false, open } of files)
    zip.addReadStreamLazy(path, { compress: !isCompact }, callbackify(open));
  zip.end();
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'private, no-store',
    })
    .send(output);
}
