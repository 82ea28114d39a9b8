import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { mailJobName, unsentStates } from './system.rules.ts';
import { failedJob, systemStatus, unsentMail } from './system.schemas.ts';

const byId = z.object({ id: idOf('job') });
const byName = z.object({ name: text(100) });
const example = { name: mailJobName };
/** Number of jobs that an action changed. */
const changed = z.object({ count: z.int().positive() });

export const systemEndpoints = defineEndpoints('system', {
  status: {
    method: 'GET',
    path: '/operator/system',
    auth: 'operator',
    staff: [],
    summary: 'What runs, waits and failed behind the product: jobs, notifications of payments, books, disk, versions',
    data: systemStatus,
  },
  failedJobs: {
    method: 'GET',
    path: '/operator/system/job',
    auth: 'operator',
    staff: [],
    summary: 'Jobs that were given up in the last 30 days, the newest first; mails have a list of their own',
    query: listQuery({ filter: { name: text(100) } }),
    data: listOf(failedJob),
  },
  mails: {
    method: 'GET',
    path: '/operator/system/mail',
    auth: 'operator',
    staff: ['support'],
    summary: 'Mails that wait or were given up, the newest first; `keyword` is part of an address',
    query: listQuery({ filter: { state: z.enum(unsentStates) } }),
    data: listOf(unsentMail),
  },
  retry: {
    method: 'PUT',
    path: '/operator/system/job/:id/retry',
    auth: 'operator',
    staff: ['support'],
    summary: 'Run a job again that was given up, or at once if it waits for its next attempt; with a mail, send it',
    params: byId,
    data: changed,
    errors: ['job_not_failed'],
  },
  discard: {
    method: 'PUT',
    path: '/operator/system/job/:id/discard',
    auth: 'operator',
    staff: [],
    summary: 'Delete a job that was given up',
    params: byId,
    data: changed,
    errors: ['job_not_failed'],
  },
  retryAll: {
    method: 'PUT',
    path: '/operator/system/job/retry',
    auth: 'operator',
    staff: [],
    summary: 'Run all jobs of a kind again that were given up, or wait for their next attempt',
    body: byName,
    data: changed,
    errors: ['job_not_failed'],
    example,
  },
  discardAll: {
    method: 'PUT',
    path: '/operator/system/job/discard',
    auth: 'operator',
    staff: [],
    summary: 'Delete all jobs of a kind that were given up',
    body: byName,
    data: changed,
    errors: ['job_not_failed'],
    example,
  },
});
