/** Exit codes of sysexits.h, so that whoever starts a process can tell these ends apart. */
export const exitCodes = {
  failure: 1,
  /** EX_UNAVAILABLE: a service that the process needs is not there, and may be there later. */
  unavailable: 69,
  /** EX_CONFIG: the configuration has to be mended first. */
  configuration: 78,
} as const;

/** Reason why the process cannot start, in a sentence for the operator: its stack says nothing. */
export class StartError extends Error {
  readonly exitCode: number;
  constructor(
    message: string,
    { exitCode = exitCodes.failure, ...options }: ErrorOptions & { readonly exitCode?: number } = {},
  ) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
