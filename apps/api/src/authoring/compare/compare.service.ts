import type { Deps } from '../../platform/deps.ts';
import { presentCompared } from './compare.presenter.ts';
import { findCompared } from './compare.queries.ts';

export type CompareService = ReturnType<typeof createCompareService>;

export const createCompareService = ({ sql, clock }: Pick<Deps, 'sql' | 'clock'>) => ({
  async classes({ slugs }: { slugs: string }) {
    const now = clock.now();
    const rows = await findCompared(sql, slugs.split(','));
    return { list: rows.map((row) => presentCompared(row, now)) };
  },
});
