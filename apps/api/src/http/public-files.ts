import type { FastifyInstance } from 'fastify';
import { hasControls } from '@sinau/contracts/address';
import { AppError } from '../platform/app-error.ts';
import type { PublicFile } from '../platform/public-file.ts';

/** Serves the files that modules make for search engines and link previews. */
export function servePublicFiles(app: FastifyInstance, files: readonly PublicFile[]) {
  for (const { path, cache, answer } of files) {
    app.get(path, { config: cache ? { cache: 'everybody' } : {} }, async (request, reply) => {
      const params = request.params as Record<string, string>;
      const found = Object.values(params).some(hasControls) ? null : await answer(params);
      if (!found) throw new AppError('not_found');
      return reply.type(found.type).header('cache-control', found.cacheControl).send(found.body);
    });
  }
}
