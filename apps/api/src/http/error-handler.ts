import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from '@sinau/contracts';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseUnavailable } from '../platform/database-outage.ts';
import { Overload } from './call-limit.ts';
import { fieldMessages } from './validation.ts';

/** The refusal for each part of a request that fails validation: a malformed id matches no record, so it is 404. */
const codeOfPart: Record<string, ErrorCode> = {
  params: 'not_found',
  querystring: 'bad_request',
  body: 'invalid_input',
};

/** Answers every refusal; the only place that does. */
export function handleErrors(app: FastifyInstance) {
  const logUnavailable = atMostOncePerSecond('database unavailable');
  const logOverload = atMostOncePerSecond('too many calls in progress');

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { isForMachines, operation } = request.routeOptions.config;
    if (error instanceof AppError) {
      // These affect all calls together, so they are logged once a second.
      if (isDatabaseUnavailable(error.cause)) logUnavailable(request, error);
      else if (error.cause instanceof Overload) logOverload(request, error);
      else if (error.status >= 500) request.log.error({ err: error, operation }, error.code);
      return refuse(reply, error.code, error);
    }
    if (error instanceof z.ZodError && error.validationContext) {
      const code =
        (isForMachines && error.validationContext === 'body' ? undefined : codeOfPart[error.validationContext]) ??
        'bad_request';
      return refuse(reply, code, code === 'not_found' ? {} : { fields: fieldMessages(error) });
    }
    if (error.statusCode === 413 && !isForMachines) return refuse(reply, 'payload_too_large');
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, 'bad_request');
    if (isDatabaseUnavailable(error)) {
      logUnavailable(request, error);
      return refuse(reply, 'unavailable');
    }
    request.log.error({ err: error, operation }, 'defect');
    // Clients retry on 503. 500 means do not retry, and signs the user out.
    return refuse(reply, isForMachines ? 'unavailable' : 'internal');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'route_not_found'));
}

/** Builds a refusal in the envelope that every answer has. */
export function envelopeOf(code: ErrorCode, fields?: Record<string, string>) {
  const { status, message } = errorCatalogue[code];
  return { success: false, status, data: null, error: { code, message, ...(fields && { fields }) } };
}

export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  {
    fields,
    retryAfter,
  }: Pick<AppError, 'fields' | 'retryAfter'> | { fields?: Record<string, string>; retryAfter?: never } = {},
) {
  const { status } = errorCatalogue[code];
  const seconds = retryAfter ?? (status === 503 ? 1 : undefined);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(status).header('cache-control', 'no-store').send(envelopeOf(code, fields));
}

/** Logs an error once a second at most, with the number of those before that it left out. */
function atMostOncePerSecond(message: string) {
  let lastAt = -Infinity;
  let unloggedBefore = 0;
  return (request: FastifyRequest, error: Error) => {
    const now = performance.now();
    if (now - lastAt < 1_000) {
      unloggedBefore += 1;
      return;
    }
    const { operation } = request.routeOptions.config;
    request.log.error({ err: error, operation, ...(unloggedBefore && { unloggedBefore }) }, message);
    lastAt = now;
    unloggedBefore = 0;
  };
}
