import type { ErrorCode } from '@sinau/contracts';

/** A refusal in the API's words, a server in trouble, or a lost connection (`status` 0). `message` may be shown as it is. */
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

  /** The same call may succeed if sent again: the connection was lost, the server is busy or out of reach. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status > 500;
  }
}

export const lostConnection = (cause?: unknown) =>
  new ApiError(0, 'network', 'Koneksi terputus. Periksa jaringanmu, lalu coba lagi.', {}, { cause });

/** The answer is not the API's envelope: it came from a proxy, or was cut off. */
export const unreadable = (status: number, cause?: unknown) =>
  status >= 500
    ? new ApiError(status, 'unavailable', 'Layanan sedang sibuk. Coba lagi sebentar lagi.', {}, { cause })
    : lostConnection(cause);

interface Envelope {
  success: boolean;
  status: number;
  data: unknown;
  error: { code: ErrorCode; message: string; fields?: Record<string, string> } | null;
}

/** Returns the data of an answer; throws a refusal. */
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
    throw unreadable(status, cause);
  }
}
