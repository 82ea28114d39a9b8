import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import type { Actor } from '../../platform/actor.ts';
import { Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { presentBundlePreview, presentWrittenBundle } from './written-bundle.presenter.ts';
import { findClassCards, findMitraBrief, findWrittenBundle, ofMitra } from './written-bundle.queries.ts';

export type BundleReader = ReturnType<typeof createBundleReader>;

/** Reads the working versions of bundles, for operators and for previews. */
export function createBundleReader({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>) {
  return {
    written: async (ref: string) =>
      presentWrittenBundle(required(await findWrittenBundle(db, ref, Prisma.sql`TRUE`)), clock.now()),

    /** Returns the page of a bundle before it is published, for the members of its mitra and for reviewers. */
    async preview({ staffRoles, mitraId, teaching }: Actor, { id }: { id: string }): Promise<Bundle> {
      const isMember = mitraId !== null && teaching === null;
      const reach = isStaff(staffRoles, ['review'])
        ? Prisma.sql`TRUE`
        : isMember
          ? ofMitra(mitraId)
          : Prisma.sql`FALSE`;
      const row = required(await findWrittenBundle(db, id, reach));
      const [cards, mitra] = await Promise.all([
        findClassCards(
          sql,
          row.classes.map((held) => held.id),
        ),
        findMitraBrief(db, row.mitraId),
      ]);
      return presentBundlePreview(row, { cards, mitra, now: clock.now() });
    },
  };
}
