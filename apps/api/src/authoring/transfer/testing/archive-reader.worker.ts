import { parentPort, workerData } from 'node:worker_threads';
import { readFileSync } from 'node:fs';
import { AppError } from '../../../platform/app-error.ts';
import { plannedOf } from './outside-archives.ts';

/** Plans the archive at a path in a thread whose memory is bounded; answers with the sentence of its refusal. */
const answer = await plannedOf(readFileSync(workerData as string)).then(
  () => null,
  (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return error.fields?.['file'] ?? error.message;
  },
);
parentPort!.postMessage(answer);
