/** Runs work one after the other, in the order it came: for what takes so much memory that two at once are too many. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
export type Queue = ReturnType<typeof createQueue>;
