import type { FastifyInstance } from 'fastify';

/**
 * Mail programs unsubscribe by posting a form of one fixed field. It says nothing that its address does not, so that forms
 * are read as if they were empty; calls that take a body refuse them for what is missing.
 */
export const takeForms = (app: FastifyInstance) =>
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, {}),
  );
