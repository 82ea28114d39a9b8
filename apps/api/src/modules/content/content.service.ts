import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { findLegalText, findRunningBanner } from './content.queries.ts';

export type ContentService = ReturnType<typeof createContentService>;

export function createContentService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async banner() {
      const row = await findRunningBanner(db, clock.now());
      return row && { ...row, endDate: row.endDate.toISOString() };
    },
    async legalText({ slug }: { slug: string }) {
      const row = required(await findLegalText(db, slug));
      return { ...row, updatedAt: row.updatedAt.toISOString() };
    },
  };
}
