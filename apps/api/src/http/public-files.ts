import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasControls } from '@sinau/contracts/address';
import { AppError } from '../platform/app-error.ts';
import type { FileAnswer, PublicFile } from '../platform/public-file.ts';
import { etagOf } from './answer-cache/answer-store.ts';
import { replaceHeaders } from './files.ts';

/** Serves the files that modules make for search engines, link previews and pages of others. */
export function servePublicFiles(app: FastifyInstance, files: readonly PublicFile[]) {
  for (const { path, cache, cacheUntilChanged = false, answer } of files) {
    const config = cache ? { cache, ...(cacheUntilChanged && { cacheUntilChanged }) } : {};
    app.get(path, { config }, async (request, reply) => {
      const params = request.params as Record<string, string>;
      const query = request.query as Record<string, unknown>;
      const found = Object.values(params).some(hasControls) ? null : await answer(params, query);
      if (!found) throw new AppError('not_found');
      return send(request, reply, found);
    });
  }
}

/** Sends a file, or that the browser has it. What is streamed has no tag. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, type, body, cacheControl, headers }: FileAnswer,
) {
  replaceHeaders(reply, headers);
  reply.code(status).header('cache-control', cacheControl);
  const etag = status === 200 && (typeof body === 'string' || Buffer.isBuffer(body)) ? etagOf(Buffer.from(body)) : null;
  if (etag === null) return reply.type(type).send(body);
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body);
}
