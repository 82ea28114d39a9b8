import { errorCatalogue, type ErrorCode } from '@sinau/contracts';

/** A refusal by name. `fields` maps a path of the input to a sentence of its own. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { fields?: Record<string, string>; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** Creates a refusal of one input, with the sentence that is shown beside it. */
export const invalidInput = (field: string, sentence: string) =>
  new AppError('invalid_input', { fields: { [field]: sentence } });
