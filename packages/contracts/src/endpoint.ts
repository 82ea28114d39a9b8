import type { z } from 'zod';
import { hasControls } from './address.ts';
import type { ErrorCode } from './errors.ts';
import type { InstructorScope } from './core/auth/membership.rules.ts';
import { completeListQuery } from './list-query.ts';

export type Path = `/${string}`;

/**
 * Who may call. Being the owner, or enrolled, is decided by the service, since it depends on the record:
 * somebody else's record is 404.
 */
export type Access = 'public' | 'optional' | 'user' | 'partner' | 'operator';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly path: Path;
  /** Older or newer addresses that give this same answer. */
  readonly aliases?: readonly Path[];
  readonly auth: Access;
  /**
   * The scopes that open a partner's call to instructors, each in the classes where they have it. Without any, only members
   * of the mitra may call, and instructors get 404.
   */
  readonly scopes?: readonly InstructorScope[];
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Comes with files instead of JSON, up to {@link maxFiles} of them, one by default; or with a part of one, as tus sends it. */
  readonly accepts?: 'multipart' | 'chunk';
  readonly maxFiles?: number;
  /**
   * Answers outside the envelope: another address, a file with its ranges, a table for a spreadsheet, an archive, the state of an
   * upload in the headers of tus, or server-sent events, each of which carries `data`. Refusals keep the envelope.
   */
  readonly answers?: 'redirect' | 'file' | 'csv' | 'zip' | 'upload' | 'events';
  /** What the envelope carries under `data`. */
  readonly data: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  /** A body that passes; shown in the API's reference, and sent by the tests that walk the whole table. */
  readonly example?: unknown;
  /** All who do not say who they are get the same answer, and everybody where the call is public: it is kept for a moment. */
  readonly cache?: 'everybody';
  /**
   * The answer names, by their ids, all whose price, seats and state it shows: it is kept until one of these changes, a minute
   * at most.
   */
  readonly cacheUntilChanged?: boolean;
  /** Calls allowed per client address within a window; one more is 429. */
  readonly limit?: { readonly calls: number; readonly seconds: number };
  /** Called by another system, not by a screen: a body that does not fit is 400 whatever is wrong with it, and this many bytes at most. */
  readonly machineBody?: { readonly bytes: number };
}

export type NamedEndpoint = Endpoint & { readonly id: string };
export type Named<T> = { [K in keyof T & string]: T[K] & { readonly id: string } };

/** Whatever a parameter of a path is, it holds no control characters. */
const withoutControls = (params: z.ZodObject) =>
  params.refine((values) => !Object.values(values).some((value) => hasControls(String(value))));

/**
 * Names each endpoint `feature.operation`: OpenAPI operationId, query key and log field alike. Queries take what they
 * name and nothing else; lists get what all of them have in common.
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

/** What a handler receives. */
export interface Received<E extends Endpoint> {
  params: Parsed<Slot<E, 'params'>>;
  query: Parsed<Slot<E, 'query'>>;
  body: Parsed<Slot<E, 'body'>>;
}
/** The parsed query of an endpoint. */
export type QueryOf<E extends Endpoint> = Received<E>['query'];
/** What a caller sends; a part whose every field is optional may be left out. */
export type Sending<E extends Endpoint> = EmptyOptional<
  Present<{ params: Sent<Slot<E, 'params'>>; query: Sent<Slot<E, 'query'>>; body: Sent<Slot<E, 'body'>> }>
>;
export type Answer<E extends Endpoint> = z.output<E['data']>;
/** What a handler gives back; an operation without data may simply finish. */
export type Produced<E extends Endpoint> = z.input<E['data']> | (z.input<E['data']> extends null ? void : never);
