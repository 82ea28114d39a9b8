import { maxPackageState } from '@sinau/contracts/study/lesson/interactive.rules';

/** Message of a package to the page around it; docs/html5-packages.md documents them for authors. */
export type PackageMessage =
  | { readonly type: 'load' }
  | { readonly type: 'save'; readonly value: string }
  | { readonly type: 'unsavable'; readonly reason: 'too-large' | 'not-json' };

/** Reads a message of a package; null for anything else. The data can be anything that a stranger's script can post. */
export function readPackageMessage(data: unknown): PackageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'sinau:load') return { type: 'load' };
  if (data.type !== 'sinau:save' || !('state' in data)) return null;
  const value = jsonOf(data.state);
  if (value === null) return { type: 'unsavable', reason: 'not-json' };
  return new TextEncoder().encode(value).length > maxPackageState
    ? { type: 'unsavable', reason: 'too-large' }
    : { type: 'save', value };
}

/** Cycles, functions and the like have no JSON. */
function jsonOf(state: unknown) {
  try {
    return JSON.stringify(state) ?? null;
  } catch {
    return null;
  }
}
