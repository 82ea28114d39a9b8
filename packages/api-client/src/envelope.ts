import type { ErrorCode } from '@sinau/contracts';

/** A refusal in the API's words, or a lost connection (`status` 0). `message` may be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: Record<string, string>;

  constructor(
    status: number,
    code: ErrorCode | 'network',
    message: string,
    fields: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const lostConnection = (cause?: unknown, status = 0) =>
  new ApiError(status, 'network', 'Koneksi terputus. Periksa jaringanmu, lalu coba lagi.', {}, { cause });

interface Envelope {
  success: boolean;
  status: number;
  data: unknown;
  error: { code: ErrorCode; message: string; fields?: Record<string, string> } | null;
}

/** What an answer carries; thrown, if it is a refusal. */
export function dataOf(status: number, text: string): unknown {
  const envelope = parse(status, text);
  if (envelope.error)
    throw new ApiError(envelope.status, envelope.error.code, envelope.error.message, envelope.error.fields);
  return envelope.data;
}

function parse(status: number, text: string) {
  try {
    return JSON.parse(text) as Envelope;
  } catch (cause) {
    // A proxy's error page, or an answer cut off on the way.
    throw lostConnection(cause, status === 502 ? 502 : 0);
  }
}
