/** Storage on this device that outlives a page. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface LocalStoreOptions<T> {
  /** Begins all keys of the store: its kind of work and, where nobody else may see it, its owner. */
  prefix: string;
  /** Asked at each use: a browser may refuse its storage, and the server that renders a page has none. */
  storage?: () => DeviceStorage;
  /** Values expire after `maxAgeMs`; of more than `most` the oldest are dropped. Without limits they stay until removed. */
  limits?: {
    maxAgeMs: number;
    most?: number;
    /** When a value was written, in milliseconds. */
    writtenAt: (value: T) => number;
  };
}

/**
 * Unsent work of one kind on this device, as JSON. It is written before the next letter, so that a tab that is killed loses
 * nothing. It never throws: what is unreadable or expired is null, and a storage that is full or forbidden takes nothing.
 */
export function localStore<T>({ prefix, storage = () => localStorage, limits }: LocalStoreOptions<T>) {
  const isExpired = (value: T) => limits !== undefined && limits.writtenAt(value) < Date.now() - limits.maxAgeMs;

  const read = (name: string): T | null => {
    try {
      const value = JSON.parse(storage().getItem(prefix + name) ?? 'null') as T | null;
      return value === null || isExpired(value) ? null : value;
    } catch {
      return null;
    }
  };

  /** The names of all values, without the prefix. */
  const names = (): string[] => {
    try {
      const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    } catch {
      return [];
    }
  };

  const remove = (name: string) => {
    try {
      storage().removeItem(prefix + name);
    } catch {
      // A forbidden storage has nothing to remove.
    }
  };

  /** Makes room, so that forgotten work never fills the storage. */
  const dropOld = ({ most = Infinity, writtenAt }: NonNullable<typeof limits>) => {
    const timeOf = (value: T | null) => (value === null ? 0 : writtenAt(value));
    const newestFirst = names()
      .map((name) => ({ name, at: timeOf(read(name)) }))
      .sort((a, b) => b.at - a.at);
    for (const [index, { name, at }] of newestFirst.entries()) if (index >= most || at === 0) remove(name);
  };

  return {
    read,
    names,
    remove,
    /** Answers whether the device has the value now. */
    write(name: string, value: T): boolean {
      try {
        if (limits?.most && storage().getItem(prefix + name) === null) dropOld(limits);
        storage().setItem(prefix + name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The same for a single value. */
export function localValue<T>({ key, ...options }: Omit<LocalStoreOptions<T>, 'prefix'> & { key: string }) {
  const { read, write, remove } = localStore<T>({ ...options, prefix: key });
  return { read: () => read(''), write: (value: T) => write('', value), remove: () => remove('') };
}
