import type { LeftOut } from './left-out.ts';

/** A side that lost, kept until the window is closed. */
export interface LeftOutVersion extends LeftOut {
  id: string;
  documentId: string;
}

const storageKey = 'left-out-versions';
const mostKept = 20;

const listeners = new Set<() => void>();
let versions: readonly LeftOutVersion[] = read();

function read(): readonly LeftOutVersion[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as LeftOutVersion[];
  } catch {
    return [];
  }
}

function set(next: readonly LeftOutVersion[]) {
  versions = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(versions));
  } catch {
    // Too large to outlive a reload; the page still has it.
  }
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
    set([version, ...versions].slice(0, mostKept));
    return version;
  },
  remove: (id: string) => set(versions.filter((one) => one.id !== id)),
};
