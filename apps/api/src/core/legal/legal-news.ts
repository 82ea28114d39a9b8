import { screens } from '@sinau/contracts';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { legalTabOf } from '@sinau/contracts/core/legal/legal.search';
import { dateTime } from '@sinau/format';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { letterOf, notifyUsers } from '../notification/index.ts';
import { findNextBound, findVersion } from './legal-news.queries.ts';
import { legalChangeMail } from './legal.mails.ts';

export const announceJob = defineJob<{ slug: LegalSlug; number: number; after: string | null }>('legal.announce');

/** Users notified in one transaction; the next batch is a job of its own. */
const batch = 200;

/**
 * Notifies the users whom a legal text binds of a version with a future date: as the texts themselves promise, before
 * that date. Users who were notified before are skipped, so a batch that is repeated after a crash notifies no user
 * twice.
 */
export const createLegalNews = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) => ({
  announce: ({ slug, number, after }: { slug: LegalSlug; number: number; after: string | null }) =>
    deps.db.$transaction(async (tx) => {
      const { title, changes, effectiveAt } = await findVersion(tx, slug, number);
      const bound = await findNextBound(tx, slug, after, batch);
      const notice = {
        eventKey: `legal_change:${slug}:${number}`,
        title: `${title} berubah mulai ${dateTime(effectiveAt)}`,
        content: changes,
        path: screens.terms(legalTabOf(slug), number),
      };
      await notifyUsers(tx, deps, {
        kind: 'legal_change',
        notices: bound.map((one) => ({ ...one, ...notice, userId: one.id })),
        letter: ({ email, fullname }) =>
          letterOf(legalChangeMail, {
            to: email,
            fullname,
            slug,
            title,
            number,
            changes,
            effectiveAt: effectiveAt.toISOString(),
          }),
      });
      if (bound.length === batch) await deps.jobs.send(tx, announceJob, { slug, number, after: bound.at(-1)!.id });
    }),
});
