import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { storeFolders } from '../file-store/file-store.ts';

/** Metrics that a process counts by itself; `database-gauges.ts` reads the others. */
export const processMetrics = new Registry();
const registers = [processMetrics];

/** A statement may take 12 seconds, and a call may send several. */
const upToHalfMinute = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30];

export const callDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by operation and status; a transfer (a file, a stream) takes as long as its reader',
  labelNames: ['operation', 'status', 'kind'],
  buckets: upToHalfMinute,
  registers,
});

export const statementsCancelled = new Counter({
  name: 'sinau_statements_cancelled_total',
  help: 'Statements that were given up, by what took too long: the statement, a lock, or the silence of the database',
  labelNames: ['reason'],
  registers,
});

/** Runs of the jobs of each queue. Prometheus gives `job` a meaning of its own, so the label is another. */
export const jobRuns = new Counter({
  name: 'sinau_job_runs_total',
  help: 'Runs of jobs, by queue and result; a failed one may be repeated',
  labelNames: ['queue', 'result'],
  registers,
});

export const mails = new Counter({
  name: 'sinau_mails_total',
  help: 'Attempts to send a mail, by result',
  labelNames: ['result'],
  registers,
});

export const webhookAttempts = new Counter({
  name: 'sinau_webhook_attempts_total',
  help: 'Attempts to deliver an event to a webhook, by result',
  labelNames: ['result'],
  registers,
});

export const paymentToAccess = new Histogram({
  name: 'sinau_payment_to_access_seconds',
  help: 'Time from the notification of a payment to the access that it buys',
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600],
  registers,
});

export const openStreams = new Gauge({
  name: 'sinau_event_streams',
  help: 'Open event streams',
  registers,
});

export const openUploads = new Gauge({
  name: 'sinau_uploads',
  help: 'Requests whose file is arriving',
  registers,
});

export const cachedAnswers = new Counter({
  name: 'sinau_answer_cache_requests_total',
  help: 'Requests for answers that are the same for everybody, by whether the cache had the answer',
  labelNames: ['result'],
  registers,
});

export const missingFiles = new Counter({
  name: 'sinau_missing_files_total',
  help: 'Reads of stored files that are gone from the store although their rows are there',
  labelNames: ['folder'],
  registers,
});

/** A series that began with its first event would hide that event from `increase`. */
const beginAtZero = <Label extends string>(counter: Counter<Label>, label: Label, values: readonly string[]) =>
  values.forEach((value) => counter.labels({ [label]: value } as Record<Label, string>).inc(0));

beginAtZero(statementsCancelled, 'reason', ['statement', 'lock', 'silence']);
beginAtZero(mails, 'result', ['sent', 'failed']);
beginAtZero(webhookAttempts, 'result', ['delivered', 'failed']);
beginAtZero(cachedAnswers, 'result', ['hit', 'miss']);
beginAtZero(missingFiles, 'folder', storeFolders);
