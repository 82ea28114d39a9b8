import type { ErrorCode } from '@sinau/contracts';
import { addressOf, type CallInput } from '@sinau/contracts/address';

export interface Request {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly input?: CallInput | undefined;
}

/** A refusal in the API's words, or a lost connection (`status` 0). `message` may be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: Record<string, string>;

  constructor(status: number, code: ErrorCode | 'network', message: string, fields: Record<string, string> = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

interface Envelope {
  success: boolean;
  status: number;
  data: unknown;
  error: { code: ErrorCode; message: string; fields?: Record<string, string> } | null;
}

const offline = 'Koneksi terputus. Periksa jaringanmu, lalu coba lagi.';

/** Carries calls by fetch. The content type is sent only with a body, so that a plain DELETE stays valid. */
export function fetchTransport({ base, token }: { base: string; token: () => string | null }) {
  return async (request: Request): Promise<unknown> => {
    const { body } = request.input ?? {};
    const bearer = token();
    const response = await fetch(base + addressOf(request.path, request.input), {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ApiError(0, 'network', offline, {}, { cause });
    });
    const envelope = await readEnvelope(response);
    if (envelope.error) throw new ApiError(envelope.status, envelope.error.code, envelope.error.message, envelope.error.fields);
    return envelope.data;
  };
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch (cause) {
    // A proxy's error page, or an answer cut off on the way.
    throw new ApiError(response.status === 502 ? 502 : 0, 'network', offline, {}, { cause });
  }
}
