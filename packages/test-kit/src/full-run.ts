/** Whether this is `npm run test:full`, which takes the time to look at everything and holds limits in seconds. */
export const isFullRun = process.env.TEST_FULL === 'true';
