/** Tells whether the machine failed and not the file: no room, no memory, too many open files, a broken disk. */
export function isSystemFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  // Libraries that read and write by themselves pass on only the system's message.
  return codes.has(code) || words.test(error.message);
}

const codes = new Set(['ENOSPC', 'EDQUOT', 'ENOMEM', 'EMFILE', 'ENFILE', 'EAGAIN', 'EIO', 'EROFS', 'EACCES', 'ENOENT']);
const words =
  /no space left on device|disk quota exceeded|cannot allocate memory|could not allocate memory|too many open files|input\/output error/i;
