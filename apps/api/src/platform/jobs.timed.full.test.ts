import { afterAll, beforeAll, test } from 'vitest';
import { expectTwoHundredBegun, jobQueue, type JobQueue } from '../testing/job-queue.ts';

let queue: JobQueue;
beforeAll(async () => {
  queue = await jobQueue();
});
afterAll(() => queue.stop());

test('two hundred jobs queued together begin within two seconds', () => expectTwoHundredBegun(queue, 2_000));
