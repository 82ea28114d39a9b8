export type Playhead = ReturnType<typeof createPlayhead>;

/** Where the recording of a lesson stands, for what is beside its player. */
export function createPlayhead() {
  let media: HTMLMediaElement | null = null;
  const listeners = new Set<() => void>();
  const set = (next: HTMLMediaElement | null) => {
    media = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Called with the element that plays; the function it returns takes it away again. */
    attach(element: HTMLMediaElement) {
      set(element);
      return () => {
        if (media === element) set(null);
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isThere: () => media !== null,
    second: () => Math.floor(media?.currentTime ?? 0),
    /** Plays from a second, as soon as the element knows what it plays. */
    seek(second: number) {
      const element = media;
      if (!element) return;
      const jump = () => {
        element.currentTime = second;
        // If starting is refused, the controls show that it stays paused.
        element.play().catch(() => undefined);
      };
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) jump();
      else element.addEventListener('loadedmetadata', jump, { once: true });
    },
  };
}
