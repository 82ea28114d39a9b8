/** Whether a write failed for want of room. Libraries that write by themselves pass on the system's words alone. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['ENOSPC', 'EDQUOT'].includes(code) || /no space left on device|disk quota exceeded/i.test(error.message);
}
