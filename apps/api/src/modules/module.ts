import type { Routes } from '../http/routes.ts';
import type { JobHandler } from '../platform/jobs.ts';
import type { AnyMail } from '../platform/mail/define-mail.ts';

/** What a feature adds to the API. */
export interface Module {
  readonly routes?: Routes;
  readonly jobs?: readonly JobHandler[];
  readonly mails?: readonly AnyMail[];
}
