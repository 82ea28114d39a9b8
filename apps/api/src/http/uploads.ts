import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';

/** A file on its way in. Its content is read once, in order, as fast as the reader takes it. */
export interface IncomingFile {
  /** As it is called on the sender's machine: for people, never for a path. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** A sender that is silent for this long is gone. */
const stallMilliseconds = 60_000;
/** How long a refused upload is read on, so that the refusal arrives before the line is cut. */
const lingerMilliseconds = 3_000;

/** Hands over the files of a multipart request one by one; the next comes when the last was read. */
export async function withUpload<T>(
  request: FastifyRequest,
  maxFiles: number,
  receive: (files: AsyncIterable<IncomingFile>) => Promise<T>,
): Promise<T> {
  const { raw } = request;
  raw.on('timeout', () => raw.destroy());
  try {
    return await receive(incomingFiles(request, maxFiles));
  } finally {
    raw.setTimeout(0);
    if (!raw.complete && !raw.destroyed) {
      raw.unpipe();
      raw.resume();
      setTimeout(() => raw.complete || raw.destroy(), lingerMilliseconds).unref();
    }
  }
}

async function* incomingFiles(request: FastifyRequest, maxFiles: number): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('file_missing');
  // Bytes are counted where the kind of file is known.
  const limits = { files: maxFiles, fileSize: Infinity, fields: 10, fieldSize: 1_000, parts: maxFiles + 10 };
  const expectMore = () => request.raw.setTimeout(stallMilliseconds);
  expectMore();
  try {
    // A part may come without a name, whatever its type says.
    for await (const { filename = '', file } of request.files({ limits, throwFileSizeLimit: false })) {
      yield { name: filename, content: whole(request, file) };
      expectMore();
    }
  } catch (cause) {
    throw refusalOf(cause, maxFiles);
  }
}

/** Whatever ends a part early is the sender's doing: a lost connection, or a body that stops before its boundary. */
async function* whole({ raw }: FastifyRequest, file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch (cause) {
    throw new AppError('upload_interrupted', { cause });
  } finally {
    // Until the next file is asked for, the sender waits for us.
    raw.setTimeout(0);
  }
}

function refusalOf(cause: unknown, maxFiles: number) {
  const { code } = cause as { code?: string };
  if (code === 'FST_FILES_LIMIT')
    return new AppError('invalid_input', { fields: { file: `Maksimal ${maxFiles} berkas sekali unggah` }, cause });
  return new AppError('upload_interrupted', { cause });
}
