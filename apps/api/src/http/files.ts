import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { csvText, type CsvTable } from '../platform/csv.ts';
import type { ByteRange } from '../platform/file-store/index.ts';
import { redirectSeconds, type Delivery, type StoredFile } from './delivery.ts';
import { rangeOf } from './range.ts';

/** A temporary redirect. */
export interface Redirect {
  readonly to: string;
  readonly cacheControl: string;
}
/** A file; the request's Range decides which portion is sent. */
export interface FileAnswer {
  readonly size: number;
  readonly type: string;
  /** The ETag: it changes with the content. */
  readonly tag: string;
  readonly cacheControl: string;
  /** Headers in place of those that every answer has; null omits one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly read: (range: ByteRange) => Promise<Readable>;
  /** File in the store, which a web server or the store may send; absent if only this process can. */
  readonly stored?: StoredFile;
}

export const sendRedirect = (_request: FastifyRequest, reply: FastifyReply, { to, cacheControl }: Redirect) =>
  reply.header('cache-control', cacheControl).redirect(to, 302);

/** Streams the table page by page, without buffering it. */
export const sendCsv = (reply: FastifyReply, table: CsvTable) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${table.name}.csv"`,
      'cache-control': 'private, no-store',
    })
    .send(Readable.from(csvText(table)));

/** Sends a file, or hands it over to a web server, the store or a CDN. */
export async function deliverFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  delivery: Delivery | null,
) {
  const { stored, type, cacheControl } = file;
  // Presigned addresses of a store are valid for GET alone.
  const isDelivered = stored && delivery && request.method === 'GET';
  const handover = isDelivered && (await delivery(request.headers, type, stored));
  if (!handover) return sendFile(request, reply, file);
  if ('to' in handover) {
    // Not for longer, since this process alone knows of access that has ended.
    const seconds = Math.min(stored.seconds, redirectSeconds);
    return sendRedirect(request, reply, { to: handover.to, cacheControl: `private, max-age=${seconds}` });
  }
  reply.header('cache-control', cacheControl);
  // nginx adds the content, and answers ranges and conditional requests.
  return reply.header('content-type', type).header('x-accel-redirect', handover.internal).send('');
}

/** Sends a file with conditional requests and ranges as in RFC 9110. */
async function sendFile({ method, headers }: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const tag = `"${file.tag}"`;
  const describe = () => {
    replaceHeaders(reply, file.headers);
    return reply.headers({ etag: tag, 'cache-control': file.cacheControl, 'accept-ranges': 'bytes' });
  };
  if (isKnown(headers['if-none-match'], tag)) return describe().code(304).send();

  // The range is of another version, so the whole file is sent.
  const asksForPart = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = asksForPart ? rangeOf(headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    describe().header('content-range', `bytes */${file.size}`);
    throw new AppError('range_not_satisfiable');
  }

  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  // Read before any header is sent: a missing file is refused like everything else.
  const content = await file.read({ start, end });
  describe().headers({ 'content-type': file.type, 'content-length': end - start + 1 });
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  if (method !== 'HEAD') return reply.send(content);
  content.destroy();
  // An empty stream, not an empty text: the announced length stays the file's.
  return reply.send(Readable.from([]));
}

/** Puts headers in place of those that every answer has; null omits one. */
export function replaceHeaders(reply: FastifyReply, headers: Readonly<Record<string, string | null>> = {}) {
  for (const [name, value] of Object.entries(headers))
    if (value === null) reply.removeHeader(name);
    else reply.header(name, value);
}

const isKnown = (header: string | undefined, tag: string) =>
  header !== undefined &&
  header.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
