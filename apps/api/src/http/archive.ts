import { Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { openZip, sizeOfZip, type Archive } from '../platform/archive.ts';
import type { ByteRange } from '../platform/file-store/index.ts';
import { rangeOf } from './range.ts';

const zipFormat = { extension: 'zip', type: 'application/zip' };

/** Streams the archive; of one that can be written again, the requested range. */
export function sendArchive(request: FastifyRequest, reply: FastifyReply, archive: Archive) {
  const { name, format = zipFormat, files, repeatable } = archive;
  reply.headers({
    'content-type': format.type,
    'content-disposition': `attachment; filename="${name}.${format.extension}"`,
    'cache-control': 'private, no-store',
  });
  const size = repeatable ? sizeOfZip(files, repeatable.modifiedAt) : null;
  if (!repeatable || size === null) return reply.send(openZip(files));

  const tag = `"${repeatable.tag}"`;
  reply.headers({ 'accept-ranges': 'bytes', etag: tag });
  const { range: sent, 'if-range': unless = tag } = request.headers;
  const range = unless === tag ? rangeOf(sent, size) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('range_not_satisfiable');
  }
  // Nothing is read for the headers alone.
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const stream = openZip(files, repeatable.modifiedAt);
  if (!range) return reply.header('content-length', size).send(stream);
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': range.end - range.start + 1,
    })
    .send(stream.compose(within(range)));
}

/** Passes on a range of what is written anew: checksums stand at the end, so all of it has to be read. */
function within({ start, end }: ByteRange) {
  let position = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const from = position;
      position += chunk.length;
      const part = chunk.subarray(Math.max(0, start - from), Math.max(0, end + 1 - from));
      done(null, part.length > 0 ? part : undefined);
    },
  });
}
