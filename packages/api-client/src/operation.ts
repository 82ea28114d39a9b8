import { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint, ErrorCode, ErrorOf, Sending } from '@sinau/contracts';
import { ApiError } from './envelope.ts';
import type { CallInput } from '@sinau/contracts/address';

export type Input<E extends Endpoint> = {} extends Sending<E> ? [input?: Sending<E>] : [input: Sending<E>];

export interface Request {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly input?: CallInput | undefined;
  readonly upload?: Upload;
  /** The call speaks tus: its input and its answer are in headers. */
  readonly step?: UploadStep;
  /** The request survives leaving the page (fetch's `keepalive`). */
  readonly keepalive?: boolean;
  /** The answer is a file, not the envelope. */
  readonly isDownload?: boolean;
  /** The answer is a stream of events, which ends when the server or the signal ends it. */
  readonly events?: EventListening;
}
export interface EventListening<Event = unknown> {
  readonly onEvent: (event: Event) => void;
  /** Time after which the server wants to be called again once the stream has ended, in milliseconds. */
  readonly onRetry: (milliseconds: number) => void;
  readonly signal: AbortSignal;
}
export interface Upload extends UploadOptions {
  readonly files: readonly File[];
}
export interface UploadStep extends UploadOptions {
  readonly headers?: Record<string, string>;
  readonly content?: Blob;
}
/** Answer of an upload step. */
export interface UploadPosition {
  /** Address of an upload that was just created. */
  readonly location: string | null;
  readonly offset: number | null;
}
export interface UploadOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Cancels; the call then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}
export interface UploadProgress {
  /** 0 to 100. At 100 everything is sent, and the server inspects it. */
  readonly percent: number;
  readonly loaded: number;
  readonly total: number;
  /** Average of the last seconds; 0 until it can be measured. */
  readonly bytesPerSecond: number;
}
export type Send = (request: Request) => Promise<unknown>;

let send: Send = () => Promise.reject(new Error('configureApi was not called'));
/** Sets the transport: `fetch` in the browser, supertest in the API's tests. */
export const configureApi = (next: Send) => {
  send = next;
};

export function operation<E extends Endpoint>(
  id: string,
  method: E['method'],
  path: string,
  /** A transport other than the application's. */
  carry: Send = (request) => send(request),
) {
  /** The query key of all answers of this call, whatever its input: `[feature, operation]`. */
  const key: readonly string[] = id.split('.');
  const call = (...[input]: Input<E>) => carry({ id, method, path, input }) as Promise<Answer<E>>;
  /** Like `call`, for a small request that must arrive even if the page is left. */
  const keepaliveCall = (...[input]: Input<E>) =>
    carry({ id, method, path, input, keepalive: true }) as Promise<Answer<E>>;
  /** Query options under the key `[feature, operation, input]`. */
  const query = (...input: Input<E>) => queryOptions({ queryKey: [...key, ...input], queryFn: () => call(...input) });
  return { id, method, path, key, call, keepaliveCall, query, ...typedBy<E>() };
}
export type Operation<E extends Endpoint> = ReturnType<typeof operation<E>>;

/**
 * Returns the same operations over another transport, such as one that answers from memory. Downloads and uploads do
 * not change.
 */
export const carriedBy = <G extends object>(group: G, carry: Send): G =>
  Object.fromEntries(
    Object.entries(group).map(([name, one]: [string, unknown]) => [
      name,
      isOperation(one) ? operation(one.id, one.method, one.path, carry) : one,
    ]),
  ) as G;
const isOperation = (one: unknown): one is Operation<Endpoint> =>
  typeof one === 'object' && one !== null && 'keepaliveCall' in one;

/** Type only, never set: it ties an operation to the refusals that its contract declares. */
const typedBy = <E extends Endpoint>(): { readonly refusals?: ErrorOf<E> } => ({});

/** Tells whether a call was refused with this code; a code that the operation does not declare is a compile error. */
export const isRefusal = <Code extends ErrorCode>(
  error: unknown,
  _operation: { readonly refusals?: Code },
  code: NoInfer<Code>,
): error is ApiError => error instanceof ApiError && error.code === code;

/**
 * Creates a call that answers a file to save: a table or an archive. The file is fetched, not opened as a link, because
 * the call needs the session's token.
 */
export function downloadOperation<E extends Endpoint>(id: string, method: E['method'], path: string) {
  const call = (...[input]: Input<E>) => send({ id, method, path, input, isDownload: true }) as Promise<File>;
  return { id, method, path, call, ...typedBy<E>() };
}

/** Creates a call whose answer is a stream of events. The call settles when the stream ends. */
export function eventOperation<E extends Endpoint>(id: string, method: E['method'], path: string) {
  const call = (events: EventListening<Answer<E>>, ...[input]: Input<E>) =>
    send({ id, method, path, input, events: events as EventListening }) as Promise<void>;
  return { id, method, path, call, ...typedBy<E>() };
}

/** Creates a step of a resumable upload. */
export function uploadStep<E extends Endpoint>(id: string, method: E['method'], path: string) {
  const call = (input: Sending<E>, step: UploadStep = {}) =>
    send({ id, method, path, input, step }) as Promise<UploadPosition>;
  return { id, method, path, call, ...typedBy<E>() };
}

/** Creates a call that uploads files. Its other input is in the address. */
export function uploadOperation<E extends Endpoint>(id: string, method: E['method'], path: string) {
  const call = (files: readonly File[], input: Sending<E>, options: UploadOptions = {}) =>
    send({ id, method, path, input, upload: { ...options, files } }) as Promise<Answer<E>>;
  return { id, method, path, call, ...typedBy<E>() };
}
