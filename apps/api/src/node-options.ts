/**
 * The options of Node that the API runs with. By default V8 lets tens of megabytes of young garbage gather, and what
 * streams through is nearly all of that kind; and where gigabytes are allowed, it lets the rest grow to several times what
 * is in use. These keep the process small, however much is uploaded (docs/performance.md).
 */
export const nodeOptions = ['--max-semi-space-size=4', '--max-old-space-size=256'];
