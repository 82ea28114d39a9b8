/** Codes of broken sockets. */
const socketCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/**
 * SQLSTATEs of temporary failures of PostgreSQL itself: no connection (08), a deadlock or serialisation failure
 * (40001, 40P01), out of disk, memory or connections (53), a lock or a statement that took too long (55P03, 57014), a
 * shutdown (57P0x), a read-only replica (25006), a transaction left idle (25P03), a failing disk (58).
 */
const passingStates = /^(08...|40001|40P01|53...|55P03|57014|57P0[1-5]|25006|25P03|58...)$/;
const passingKinds = new Set<unknown>([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
]);
/** Errors of pg and its pool that carry no code. */
const passingMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** The database's own error, which Prisma nests; where a transaction cannot begin, it throws the adapter's error itself. */
function causeOf(error: Error): { kind?: unknown; code: string } {
  const { code, meta, name, cause } = error as NodeJS.ErrnoException & {
    meta?: { driverAdapterError?: { cause?: unknown } };
  };
  const nested = name === 'DriverAdapterError' ? cause : meta?.driverAdapterError?.cause;
  const { kind, originalCode = code } = (nested ?? {}) as { kind?: unknown; originalCode?: unknown };
  return { kind, code: String(originalCode) };
}

/** Returns the code of a broken socket; null for any other error. */
export function brokenSocketOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, name } = error as NodeJS.ErrnoException;
  // A client of S3 gives up by itself, without a code.
  return code && socketCodes.test(code) ? code : name === 'TimeoutError' ? name : null;
}

/** Returns whether a deadlock or a serialisation failure ended the transaction. */
export const isWriteConflict = (error: unknown) =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'P2034' || /^(40001|40P01)$/.test(causeOf(error).code));

/** Returns whether a row stayed locked by another transaction for longer than a call waits for it. */
export const isLockTimeout = (error: unknown) => error instanceof Error && causeOf(error).code === '55P03';

/**
 * Returns whether a statement failed because of the database's state, not because of the statement: a retry may
 * succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { kind, code } = causeOf(error);
  return (
    socketCodes.test(code) ||
    passingStates.test(code) ||
    passingKinds.has(kind) ||
    passingMessages.test(error.message) ||
    // Prisma found no connection, or the transaction took longer than it may.
    (error as NodeJS.ErrnoException).code === 'P2028' ||
    isWriteConflict(error)
  );
}

/** Returns whether a statement took longer than it may. */
export const isStatementTimeout = (error: unknown) => error instanceof Error && causeOf(error).code === '57014';

/** Returns whether the server is there and refuses the address: it knows no such database, user or password. */
export const isDatabaseAddressRefused = (error: unknown) =>
  error instanceof Error && /^(28...|3D000)$/.test(causeOf(error).code);

/** Returns whether a table is missing: the database was never migrated, or lacks the newest migrations. */
export const isTableMissing = (error: unknown) =>
  error instanceof Error && ((error as NodeJS.ErrnoException).code === 'P2021' || causeOf(error).code === '42P01');

/**
 * Returns the database's own message, which Prisma puts last; an address tried over both IPv4 and IPv6 leaves only a
 * code.
 */
export function databaseMessage(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message.trim().split('\n').at(-1) || String(code);
}
