import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { defineJob, handleJob, handlersFor } from './jobs.ts';

const handlers = [defineJob('mail.send'), defineJob('streams.make', { runsIn: 'media' })].map((job) =>
  handleJob(job, async () => {}),
);

test.each([
  ['all', ['mail.send', 'streams.make']],
  ['web', []],
  ['worker', ['mail.send']],
  ['media', ['streams.make']],
] as const)('a process with ROLE=%s runs %j', (role, names) => {
  const { ROLE } = readEnv({ DATABASE_URL: 'postgresql://', ROLE: role });
  expect(handlersFor(ROLE, handlers).map(({ job }) => job.name)).toEqual(names);
});

test('a process without a role runs everything, and an unknown role keeps it from starting', () => {
  expect(readEnv({ DATABASE_URL: 'postgresql://' }).ROLE).toBe('all');
  expect(() => readEnv({ DATABASE_URL: 'postgresql://', ROLE: 'video' })).toThrow('ROLE');
});
