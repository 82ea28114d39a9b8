import { afterAll, vi } from 'vitest';

/** Files share the globals of a worker: fake timers that one leaves behind would stop the clock of the next. */
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file leaves fake timers behind: restore them by `vi.useRealTimers()` in `afterEach`');
});
