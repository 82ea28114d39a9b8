import { localValue } from '@sinau/ui';
import type { LeftOut } from './left-out.ts';

/** Losing side of a conflict, stored until the window is closed. */
export interface LeftOutVersion extends LeftOut {
  id: string;
  documentId: string;
}

const maxStored = 20;
const stored = localValue<readonly LeftOutVersion[]>({ key: 'left-out-versions', storage: () => sessionStorage });

const listeners = new Set<() => void>();
let versions = stored.read() ?? [];

function set(next: readonly LeftOutVersion[]) {
  versions = next;
  // Versions too large to outlive a reload are still in the page.
  stored.write(versions);
  for (const listener of listeners) listener();
}

export const leftOutVersions = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => versions,
  add(documentId: string, leftOut: LeftOut): LeftOutVersion {
    const version = { ...leftOut, documentId, id: crypto.randomUUID() };
    set([version, ...versions].slice(0, maxStored));
    return version;
  },
  remove: (id: string) => set(versions.filter((one) => one.id !== id)),
};
