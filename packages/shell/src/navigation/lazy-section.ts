import { lazy, type ComponentType } from 'react';
import { nextTask } from '../next-task.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { loadChunk } from './load-chunk.ts';

const loads = new Set<() => Promise<unknown>>();
/** Sections that are being loaded. */
const coming = new Set<Promise<unknown>>();

/**
 * Loads a section of a page when it renders, if not every visitor needs its code. Place it in a `Suspense`.
 * @param isBelow Below the first screen: its server-rendered HTML is enough until the visitor begins to use the page.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isBelow = false }: { isBelow?: boolean } = {},
) {
  let loaded: { default: ComponentType<Props> } | undefined;
  const fetchPart = async () => {
    // React calls this while it renders.
    await nextTask();
    return (loaded ??= { default: await loadChunk(load) });
  };
  const loadSection = () => {
    const part = fetchPart();
    const settle = () => coming.delete(part);
    coming.add(part);
    part.then(settle, settle);
    return part;
  };
  loads.add(loadSection);
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : isBelow ? onFirstInteraction().then(loadSection) : loadSection())),
    { load: loadSection },
  );
}

/** Resolves synchronously, so that loaded code does not suspend: the server renders a page in one pass. */
// oxlint-disable-next-line unicorn/no-thenable -- React asks for no more than `then`, and a promise would answer later
const atOnce = <T>(value: T) => ({ then: (arrive: (value: T) => void) => arrive(value) }) as Promise<T>;

/** Loads the sections of all pages that were loaded so far, and their nested sections. */
export async function loadSections() {
  for (const load of loads) {
    await load();
    loads.delete(load);
  }
}

/** Waits for the sections that are being loaded. Returns false if there are none. */
export async function partsCame(): Promise<boolean> {
  if (coming.size === 0) return false;
  await Promise.allSettled(coming);
  return true;
}
