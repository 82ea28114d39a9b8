import type { Routes } from './routes.ts';
import type { JobHandler } from '../platform/jobs.ts';
import type { DatabaseGauges } from '../platform/metrics/database-gauges.ts';
import type { AnyMail } from '../platform/mail/define-mail.ts';
import type { ScheduledChanges } from '../platform/scheduled-changes.ts';
import type { BrowserPage } from '../platform/browser-page.ts';
import type { PublicFile } from '../platform/public-file.ts';

/** Contribution of a feature to the API. */
export interface Module {
  readonly routes?: Routes;
  readonly jobs?: readonly JobHandler[];
  readonly mails?: readonly AnyMail[];
  readonly files?: readonly PublicFile[];
  readonly browserPages?: readonly BrowserPage[];
  /** Times at which the clock changes what the feature shows. */
  readonly scheduledChanges?: ScheduledChanges;
  /** Metrics of what the feature has stored. */
  readonly gauges?: readonly DatabaseGauges[];
}
