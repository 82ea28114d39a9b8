export type Playhead = ReturnType<typeof createPlayhead>;

/** Position of a lesson's recording, shared with the panels beside its player. */
export function createPlayhead() {
  let media: HTMLMediaElement | null = null;
  const listeners = new Set<() => void>();
  const set = (next: HTMLMediaElement | null) => {
    media = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Called with the element that plays; returns the function that detaches it. */
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
    /** Plays from a second, once the element has loaded its recording's metadata. */
    seek(second: number) {
      const element = media;
      if (!element) return;
      const jump = () => {
        element.currentTime = second;
        // If the browser refuses to play, the controls show that the recording stays paused.
        element.play().catch(() => undefined);
      };
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) jump();
      else element.addEventListener('loadedmetadata', jump, { once: true });
    },
  };
}
