/** Reports the newest value, at most once in an interval, until it has ended or the signal aborts it. */
export function atIntervals<T>(milliseconds: number, signal: AbortSignal, tell: (value: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: T;
  const end = () => clearTimeout(timer);
  signal.addEventListener('abort', end, { once: true });
  return {
    later(value: T) {
      newest = value;
      if (signal.aborted) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        tell(newest);
      }, milliseconds);
    },
    end,
  };
}
