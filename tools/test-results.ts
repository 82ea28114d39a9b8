import { inWorkspace } from './workspace.ts';

export const testResults = inWorkspace('test-results');

/** Database server that the run used; written by its starter. */
export const databaseReport = `${testResults}/database.txt`;

/** Cost of each test file, a JSON object a line; see `processor-time.setup.ts`. */
export const processorTimes = `${testResults}/processor-time.jsonl`;
