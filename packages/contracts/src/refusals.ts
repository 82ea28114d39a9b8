import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Errors that any call may return. */
const alwaysPossible = ['bad_request', 'too_many_requests', 'internal', 'unavailable'] as const;
const ofBodies = ['invalid_input', 'payload_too_large', 'request_timeout'] as const;
const ofUploads = ['file_missing', 'upload_interrupted', 'invalid_input', 'payload_too_large'] as const;
const ofParts = ['upload_interrupted', 'upload_offset_conflict'] as const;

/**
 * Returns every error of a call: those its endpoint declares, and those that follow from its shape. The reference shows
 * them, and in tests any other error code fails the call.
 */
export const refusalsOf = (endpoint: Endpoint): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...(endpoint.errors ?? []),
    // A malformed id matches no record. For instructors, a call outside their scopes does not exist.
    ...(endpoint.params || endpoint.auth === 'partner' ? (['not_found'] as const) : []),
    ...(endpoint.auth === 'public' || endpoint.auth === 'optional' ? [] : (['unauthenticated'] as const)),
    ...(endpoint.auth === 'public' ? [] : (['account_locked'] as const)),
    ...(endpoint.auth === 'public' ? [] : (['api_key_invalid', 'api_key_address', 'api_key_scope'] as const)),
    ...(endpoint.auth === 'partner' ? (['forbidden'] as const) : []),
    ...(endpoint.auth === 'operator' ? (['role_missing'] as const) : []),
    ...(endpoint.needsConfirmation ? (['confirmation_required'] as const) : []),
    ...(endpoint.body ? ofBodies : []),
    ...(endpoint.accepts === 'multipart' ? ofUploads : []),
    ...(endpoint.accepts === 'chunk' ? ofParts : []),
    ...(endpoint.answers === 'upload' ? (['upload_protocol_unknown'] as const) : []),
    ...(endpoint.answers === 'file' ? (['range_not_satisfiable'] as const) : []),
    ...alwaysPossible,
  ]);

/** Error codes that a screen may get from an endpoint: its own, and those of every call. */
export type ErrorOf<E extends Endpoint> =
  | (E extends { readonly errors: readonly (infer Code extends ErrorCode)[] } ? Code : never)
  | (E extends { readonly params: object } ? 'not_found' : never)
  | (E extends { readonly auth: 'public' | 'optional' } ? never : 'unauthenticated' | 'forbidden')
  | (E extends { readonly auth: 'operator' } ? 'role_missing' : never)
  | (E extends { readonly needsConfirmation: true } ? 'confirmation_required' : never)
  | (E extends { readonly auth: 'public' } ? never : 'account_locked')
  | (E extends { readonly body: object } ? (typeof ofBodies)[number] : never)
  | (E extends { readonly accepts: 'multipart' } ? (typeof ofUploads)[number] : never)
  | (E extends { readonly accepts: 'chunk' } ? (typeof ofParts)[number] : never)
  | (E extends { readonly answers: 'upload' } ? 'upload_protocol_unknown' : never)
  | (E extends { readonly answers: 'file' } ? 'range_not_satisfiable' : never)
  | (typeof alwaysPossible)[number];
