import type { FastifyInstance } from 'fastify';

/**
 * Accepts forms, since mail programs unsubscribe by posting a form of one fixed field. The field adds nothing to the
 * address, so forms are read as if they were empty; calls that take a body refuse them for missing fields.
 */
export const takeForms = (app: FastifyInstance) =>
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, {}),
  );
