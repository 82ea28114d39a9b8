import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { PublicFile } from '../platform/public-file.ts';

/** Serves what modules make for search engines and link previews. */
export function servePublicFiles(app: FastifyInstance, files: readonly PublicFile[]) {
  for (const { path, isShared, answer } of files) {
    app.get(path, { config: isShared ? { isShared: 'everybody' } : {} }, async (request, reply) => {
      const found = await answer(request.params as Record<string, string>);
      if (!found) throw new AppError('not_found');
      return reply.type(found.type).header('cache-control', found.cacheControl).send(found.body);
    });
  }
}
