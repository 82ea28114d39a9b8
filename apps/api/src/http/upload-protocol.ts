import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { AppError } from '../platform/app-error.ts';
import type { AnnouncedFile } from '../platform/incoming-file.ts';

/** Version of the protocol of resumable uploads: https://tus.io/protocols/resumable-upload, version 1.0.0. */
const version = '1.0.0';
const chunkType = 'application/offset+octet-stream';

/** Headers of every answer, refusals included. */
export const protocolHeaders = { 'tus-resumable': version, 'tus-version': version };

/** State of an upload in the headers of an answer; omitted fields do not belong to the answer. */
export interface UploadState {
  /** Address of an upload that was just begun. */
  readonly location?: string;
  readonly offset?: number;
  readonly size?: number;
  readonly expiresAt?: Date;
}

/** Passes bodies that are chunks of a file through, unread, where a route takes them. */
export function takeChunks(api: FastifyInstance) {
  api.addContentTypeParser(chunkType, (request, payload, done) =>
    request.routeOptions.config.acceptsChunk ? done(null, payload) : done(new AppError('bad_request')),
  );
}

/** Refuses another version. No version passes: the address is of no use without the protocol. */
export function requireProtocol({ headers }: FastifyRequest) {
  if ((headers['tus-resumable'] ?? version) !== version) throw new AppError('upload_protocol_unknown');
}

/** Reads where a chunk begins; null if the header is missing or malformed. */
export const offsetIn = ({ headers }: FastifyRequest) =>
  headers['content-type'] === chunkType ? wholeNumber(headers['upload-offset']) : null;

/** Reads the announcement of a file; without a size where the request names none. */
export const announcementIn = ({ headers }: FastifyRequest): AnnouncedFile => ({
  size: wholeNumber(headers['upload-length']),
  name: metadataOf(headers)['filename'] ?? '',
});

const wholeNumber = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** Parses pairs of a key and a text in base64. */
function metadataOf(headers: IncomingHttpHeaders): Record<string, string> {
  const text = headers['upload-metadata'];
  if (typeof text !== 'string') return {};
  return Object.fromEntries(
    text
      .slice(0, 4_000)
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  );
}

export function sendUploadState(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { location, offset, size, expiresAt }: UploadState,
) {
  const headers: OutgoingHttpHeaders = {
    'cache-control': 'no-store',
    ...(location && { location }),
    ...(offset !== undefined && { 'upload-offset': offset }),
    ...(size !== undefined && { 'upload-length': size }),
    ...(expiresAt && { 'upload-expires': expiresAt.toUTCString() }),
    ...(method === 'OPTIONS' && {
      'tus-extension': 'creation,termination,expiration',
      'tus-max-size': Math.max(...Object.values(mediaBounds).map(({ maxBytes }) => maxBytes)),
    }),
  };
  return reply
    .headers(headers)
    .code(method === 'POST' ? 201 : method === 'GET' || method === 'HEAD' ? 200 : 204)
    .send();
}
