import type { ApiError } from '@sinau/api-client';
import type { AppUnderTest } from './app-under-test.ts';

/** Codes of the outcomes of concurrent calls, sorted; 'ok' for those that succeeded. */
export const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'ok' : (outcome.reason as ApiError).code)).sort();

/** Templates of the queued mails to an address, the oldest first. */
export const templatesTo = async (app: Pick<AppUnderTest, 'queued'>, email: string) =>
  (await app.queued<{ to: string; template: string }>('mail.send'))
    .filter(({ to }) => to === email)
    .map(({ template }) => template);
