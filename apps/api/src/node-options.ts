/**
 * The options of Node that the API runs with. By default V8 lets tens of megabytes of young garbage gather, and what
 * streams through is nearly all of that kind; and where gigabytes are allowed, it lets the rest grow to several times what
 * is in use. These keep the process small, however much is uploaded (docs/performance.md).
 */
export const nodeOptions = ['--max-semi-space-size=4', '--max-old-space-size=256'];

/**
 * The settings of glibc's allocator that the API runs with. By default each thread gets a pool of its own, and a block that
 * was freed once, as the 19 MB of a password's hash, raises the size from which blocks go back to the system: tens of
 * megabytes would stay.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
