import type { z } from 'zod';
import { hasControls } from './address.ts';
import type { ErrorCode } from './errors.ts';
import type { KeyScope } from './core/apikey/apikey.rules.ts';
import type { InstructorScope } from './core/auth/membership.rules.ts';
import type { Staff } from './core/auth/staff.rules.ts';
import { completeListQuery } from './list-query.ts';

export type Path = `/${string}`;

/**
 * Role required of the caller. The service decides about ownership and enrolment, since they depend on the record:
 * another user's record is 404.
 */
export type Access = 'public' | 'optional' | 'user' | 'partner' | 'operator';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly path: Path;
  /** Older or newer addresses of the same call. */
  readonly aliases?: readonly Path[];
  readonly auth: Access;
  /**
   * Scopes that open a partner's call to instructors, each in the classes where they have it. Without any, only members
   * of the mitra may call, and instructors get 404.
   */
  readonly scopes?: readonly InstructorScope[];
  /** Scope of an API key that opens a partner's call; no key may make any other call but public ones. */
  readonly keyScope?: KeyScope;
  /** Roles that open an operator's call; admins may call all of them, and no other role those with an empty list. */
  readonly staff?: Staff;
  /** The caller has signed in, or proved who they are, within the last minutes; otherwise they are asked to. */
  readonly needsConfirmation?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * The body has files instead of JSON, up to {@link maxFiles} of them, one by default; or a chunk of one, as tus sends
   * it.
   */
  readonly accepts?: 'multipart' | 'chunk';
  readonly maxFiles?: number;
  /**
   * Answers outside the envelope: a redirect, a file with its ranges, a table for a spreadsheet, an archive, the state
   * of an upload in the headers of tus, or server-sent events, each of which carries `data`. Refusals stay in the
   * envelope.
   */
  readonly answers?: 'redirect' | 'file' | 'csv' | 'zip' | 'upload' | 'events';
  /** Schema of the envelope's `data`. */
  readonly data: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  /** A valid body; shown in the API's reference, and sent by the tests that cover all endpoints. */
  readonly example?: unknown;
  /** All unauthenticated callers get the same answer, and all callers if the call is public: it is cached briefly. */
  readonly cache?: 'everybody';
  /**
   * The answer lists the ids of all items whose price, seats and state it shows: it is cached until one of these
   * changes, a minute at most.
   */
  readonly cacheUntilChanged?: boolean;
  /** Calls allowed per client address within a window; one more is 429. */
  readonly limit?: { readonly calls: number; readonly seconds: number };
  /** Called by another system, not by a screen: any invalid body is 400, and this is its maximum size in bytes. */
  readonly machineBody?: { readonly bytes: number };
}

export type NamedEndpoint = Endpoint & { readonly id: string };
export type Named<T> = { [K in keyof T & string]: T[K] & { readonly id: string } };

/** No parameter of a path may contain control characters. */
const withoutControls = (params: z.ZodObject) =>
  params.refine((values) => !Object.values(values).some((value) => hasControls(String(value))));

/**
 * Names each endpoint `feature.operation`, which is its OpenAPI operationId, query key and log field. Unknown query
 * fields are refused; lists get their common query fields.
 */
export function defineEndpoints<const T extends Record<string, Endpoint>>(feature: string, table: T): Named<T> {
  return Object.fromEntries(
    Object.entries(table).map(([operation, endpoint]) => [
      operation,
      {
        ...endpoint,
        ...(endpoint.params && { params: withoutControls(endpoint.params) }),
        ...(endpoint.query && { query: completeListQuery(endpoint.query.strict(), endpoint.data) }),
        id: `${feature}.${operation}`,
      },
    ]),
  ) as Named<T>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type EmptyOptional<T> = { [K in keyof T as {} extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as {} extends T[K] ? never : K]: T[K];
};

export type Slot<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: infer S } ? S : undefined;

/** Input of a handler. */
export interface Received<E extends Endpoint> {
  params: Parsed<Slot<E, 'params'>>;
  query: Parsed<Slot<E, 'query'>>;
  body: Parsed<Slot<E, 'body'>>;
}
/** The parsed query of an endpoint. */
export type QueryOf<E extends Endpoint> = Received<E>['query'];
/** Input of a caller; a section whose every field is optional may be omitted. */
export type Sending<E extends Endpoint> = EmptyOptional<
  Present<{ params: Sent<Slot<E, 'params'>>; query: Sent<Slot<E, 'query'>>; body: Sent<Slot<E, 'body'>> }>
>;
export type Answer<E extends Endpoint> = z.output<E['data']>;
/** Return value of a handler; an operation without data may return nothing. */
export type Produced<E extends Endpoint> = z.input<E['data']> | (z.input<E['data']> extends null ? void : never);
