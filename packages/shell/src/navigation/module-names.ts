const names = new WeakMap<object, string>();

/** Notes which module its exports came from; the build of the renderer puts it around every lazy import. */
export function nameModule<Exports extends object>(name: string, exports: Exports): Exports {
  for (const value of Object.values(exports) as unknown[]) if (typeof value === 'function') names.set(value, name);
  return exports;
}

/** The module that a component was imported from lazily, as the manifest of the build names it. */
export const moduleOf = (component: unknown): string | undefined =>
  typeof component === 'function' ? names.get(component) : undefined;
