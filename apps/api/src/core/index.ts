import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import { accountModule } from './account/index.ts';
import { announcementModule } from './announcement/index.ts';
import { auditModule } from './audit/index.ts';
import { authModule, securityModule } from './auth/index.ts';
import { calendarModule } from './calendar/index.ts';
import { badgeModule, certificateModule, clothModule } from './certificate/index.ts';
import { enrolmentModule } from './enrolment/index.ts';
import { healthModule } from './health/index.ts';
import { legalModule } from './legal/index.ts';
import { mediaModule } from './media/index.ts';
import { notificationModule } from './notification/index.ts';
import { sitemapModule } from './sitemap/index.ts';
import { apiKeyModule } from './apikey/index.ts';
import { webhookModule } from './webhook/index.ts';
import { chapterModule } from './chapter/index.ts';
import { transcriptionModule } from './transcription/index.ts';

/** Core: accounts, legal texts, mails, media, and the record of a participant, which every floor relies on. */
export const coreModules = (deps: Deps): Module[] => [
  accountModule(deps),
  auditModule(deps),
  announcementModule(deps),
  authModule(deps),
  calendarModule(deps),
  certificateModule(deps),
  clothModule(deps),
  enrolmentModule(deps),
  healthModule(deps),
  legalModule(deps),
  mediaModule(deps),
  notificationModule(deps),
  sitemapModule(deps),
  chapterModule(deps),
  transcriptionModule(deps),
  securityModule(deps),
  badgeModule(deps),
  apiKeyModule(deps),
  webhookModule(deps),
];
