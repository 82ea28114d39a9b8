import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { findLegalText, findRunningBanner } from './content.queries.ts';

export type ContentService = ReturnType<typeof createContentService>;

export function createContentService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async banner() {
      const row = await findRunningBanner(db, clock.now());
      return row && { ...row, endDate: row.endDate.toISOString() };
    },
    async legalText(slug: string) {
      const row = await findLegalText(db, slug);
      if (!row) throw new AppError('not_found');
      return { ...row, updatedAt: row.updatedAt.toISOString() };
    },
  };
}
