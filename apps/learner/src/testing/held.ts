/** Creates an answer that comes once it is released. */
export function held<T>() {
  let release: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer, release };
}
