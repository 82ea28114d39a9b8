/** What this window is sending right now: leaving a page asks before it ends. */
const running = new Set<AbortController>();

export const uploadBegan = (upload: AbortController) => void running.add(upload);
export const uploadEnded = (upload: AbortController) => void running.delete(upload);
export const isUploading = () => running.size > 0;
