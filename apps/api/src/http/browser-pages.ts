import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasControls } from '@sinau/contracts/address';
import { AppError } from '../platform/app-error.ts';
import type { BrowserPage } from '../platform/browser-page.ts';
import { replaceHeaders } from './files.ts';

const mostBytes = 131_072;
const form = 'application/x-www-form-urlencoded';

/** Serves the pages that other systems send browsers to. Only here are the fields of forms read. */
export const serveBrowserPages = (app: FastifyInstance, pages: readonly BrowserPage[]) =>
  app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, fieldsOf(new URLSearchParams(body as string))),
    );
    for (const { path, methods, answer } of pages)
      scope.route({
        url: path,
        method: [...methods],
        handler: async (request, reply) => {
          const params = request.params as Record<string, string>;
          if (Object.values(params).some(hasControls)) throw new AppError('not_found');
          const {
            status = 200,
            type,
            body,
            cacheControl,
            headers,
          } = await answer({
            params,
            fields: fieldsIn(request),
            cookies: request.headers.cookie ?? '',
            isForm: request.method === 'POST',
            isFramed: ['iframe', 'frame', 'embed', 'object'].includes(String(request.headers['sec-fetch-dest'])),
            address: request.ip,
          });
          replaceHeaders(reply, headers);
          return reply.code(status).header('cache-control', cacheControl).type(type).send(body);
        },
      });
  });

const fieldsIn = ({ url, body }: FastifyRequest) => ({
  ...fieldsOf(new URL(url, 'http://localhost').searchParams),
  ...(body as Record<string, string> | undefined),
});

/** Later systems could read a field that comes twice in another way than we do. */
const fieldsOf = (sent: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(sent.keys())].flatMap((name) => {
      const values = sent.getAll(name);
      return values.length === 1 ? [[name, values[0]!]] : [];
    }),
  );
