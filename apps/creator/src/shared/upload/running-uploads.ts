/** Uploads of this window: leaving a page asks before it ends them. */
const running = new Set<AbortController>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

export function uploadBegan(upload: AbortController) {
  running.add(upload);
  notify();
}
export function uploadEnded(upload: AbortController) {
  running.delete(upload);
  notify();
}
export const isUploading = () => running.size > 0;
export function subscribeToUploads(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
