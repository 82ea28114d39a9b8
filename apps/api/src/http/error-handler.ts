import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from '@sinau/contracts';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseAway } from '../platform/db.ts';
import { fieldMessages } from './validation.ts';

/** What each part of a request means when it is wrong: an id that is none names no record, a bad filter is malformed, a body is input. */
const codeOfPart: Record<string, ErrorCode> = {
  params: 'not_found',
  querystring: 'bad_request',
  body: 'invalid_input',
};

/** The one place that writes a refusal. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { isForMachines, operation } = request.routeOptions.config;
    if (error instanceof AppError) {
      if (error.status >= 500) request.log.error({ err: error, operation }, error.code);
      return refuse(reply, error.code, error.fields);
    }
    if (error instanceof z.ZodError && error.validationContext) {
      const code =
        (isForMachines && error.validationContext === 'body' ? undefined : codeOfPart[error.validationContext]) ??
        'bad_request';
      return refuse(reply, code, code === 'not_found' ? undefined : fieldMessages(error));
    }
    if (error.statusCode === 413 && !isForMachines) return refuse(reply, 'payload_too_large');
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, 'bad_request');
    const isAway = isDatabaseAway(error);
    request.log.error({ err: error, operation }, isAway ? 'database away' : 'defect');
    // Whoever gets 503 comes again; 500 tells a machine that coming again is no use, and signs a person out.
    return refuse(reply, isForMachines || isAway ? 'unavailable' : 'internal');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'route_not_found'));
}

/** What comes before there is a route to answer for it: an address that cannot be decoded. */
export const refuseUnreadable = (_error: FastifyError, _request: unknown, reply: FastifyReply) =>
  void refuse(reply, 'bad_request');

function refuse(reply: FastifyReply, code: ErrorCode, fields?: Record<string, string>) {
  const { status, message } = errorCatalogue[code];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: false, status, data: null, error: { code, message, ...(fields && { fields }) } });
}
