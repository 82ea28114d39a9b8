import { inWorkspace } from './workspace.ts';

export const testResults = inWorkspace('test-results');

/** Which database server the run used; written by whoever started it. */
export const databaseReport = `${testResults}/database.txt`;

/** What each test file cost, a JSON object a line; see `processor-time.setup.ts`. */
export const processorTimes = `${testResults}/processor-time.jsonl`;
