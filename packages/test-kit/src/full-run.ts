/** Whether this is `npm run test:full`, which takes the time to check everything and enforces limits in seconds. */
export const isFullRun = process.env.TEST_FULL === 'true';
