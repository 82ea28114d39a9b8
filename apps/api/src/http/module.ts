import type { Routes } from './routes.ts';
import type { JobHandler } from '../platform/jobs.ts';
import type { AnyMail } from '../platform/mail/define-mail.ts';
import type { Moments } from '../platform/moments.ts';
import type { PublicFile } from '../platform/public-file.ts';
import type { PortalPage, PublicPage } from '../platform/public-page.ts';

/** What a feature adds to the API. */
export interface Module {
  readonly routes?: Routes;
  readonly jobs?: readonly JobHandler[];
  readonly mails?: readonly AnyMail[];
  /** Pages that visitors and search engines open first. */
  readonly pages?: readonly PublicPage[];
  readonly files?: readonly PublicFile[];
  readonly portalPages?: readonly PortalPage[];
  /** When the clock changes what it shows. */
  readonly moments?: Moments;
}
