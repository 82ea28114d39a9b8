import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { IncomingFile, IncomingChunk } from '../platform/incoming-file.ts';
import { openUploads } from '../platform/metrics/process-metrics.ts';
import { offsetIn } from './upload-protocol.ts';

/** The minimum rate of an upload, in bytes per minute. */
const lowestRate = { bytes: 240_000, milliseconds: 60_000 };
/** Time for which a refused upload is still read, so that the refusal arrives before the connection is closed. */
const lingerMilliseconds = 3_000;

/** Passes the files of a multipart request one by one; the next comes when the last was read. */
export async function withUpload<T>(
  request: FastifyRequest,
  maxFiles: number,
  receive: (files: AsyncIterable<IncomingFile>) => Promise<T>,
): Promise<T> {
  return withBody(request, (rate) => receive(incomingFiles(request, maxFiles, rate)));
}

/** Passes the body of a request that carries a chunk of a file. */
export const withChunk = <T>(request: FastifyRequest, receive: (part: IncomingChunk) => Promise<T>): Promise<T> =>
  withBody(request, (rate) => {
    rate.expect();
    const { raw } = request;
    return receive({ offset: offsetIn(request), content: whole(raw, rate), cancel: () => raw.destroy() });
  });

async function withBody<T>({ raw }: FastifyRequest, receive: (rate: RateWatch) => Promise<T>): Promise<T> {
  const rate = watchRate(raw, lowestRate);
  openUploads.inc();
  try {
    return await receive(rate);
  } finally {
    openUploads.dec();
    rate.stop();
    if (!raw.complete && !raw.destroyed) {
      raw.unpipe();
      raw.resume();
      setTimeout(() => raw.complete || raw.destroy(), lingerMilliseconds).unref();
    }
  }
}

type RateWatch = ReturnType<typeof watchRate>;

/** Ends a request that sends too little while the server waits for more of it. */
export function watchRate(raw: IncomingMessage, { bytes, milliseconds }: typeof lowestRate) {
  // The rate replaces the connection's own timeout, which must not run while the server inspects a file.
  raw.setTimeout(0);
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  return {
    /** Starts counting: the sender must send from now on; each window is counted on its own. */
    expect() {
      stop();
      let before = raw.socket.bytesRead;
      timer = setInterval(() => {
        const { bytesRead } = raw.socket;
        if (!raw.complete && bytesRead - before < bytes) raw.destroy();
        before = bytesRead;
      }, milliseconds);
    },
    /** Stops counting while the sender waits for the server. */
    stop,
  };
}

async function* incomingFiles(
  request: FastifyRequest,
  maxFiles: number,
  rate: RateWatch,
): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new AppError('file_missing');
  // Bytes are counted where the kind of file is known.
  const limits = { files: maxFiles, fileSize: Infinity, fields: 10, fieldSize: 1_000, parts: maxFiles + 10 };
  rate.expect();
  try {
    // A file part may have no name, whatever its type says.
    for await (const { filename = '', file } of request.files({ limits, throwFileSizeLimit: false })) {
      yield { name: filename, content: whole(file, rate) };
      rate.expect();
    }
  } catch (cause) {
    throw refusalOf(cause, maxFiles);
  }
}

/**
 * Fails if a file ends early, which is always the sender's doing: a lost connection, or a body that stops before its
 * boundary.
 */
async function* whole(file: AsyncIterable<Buffer>, rate: RateWatch): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    // The cause is omitted: it reads like a lost connection of our own.
    throw new AppError('upload_interrupted');
  } finally {
    // The sender waits for the server until the next file is read.
    rate.stop();
  }
}

function refusalOf(cause: unknown, maxFiles: number) {
  const { code } = cause as { code?: string };
  if (code === 'FST_FILES_LIMIT')
    return new AppError('invalid_input', { fields: { file: `Maksimal ${maxFiles} berkas sekali unggah` }, cause });
  return new AppError('upload_interrupted', { cause });
}
