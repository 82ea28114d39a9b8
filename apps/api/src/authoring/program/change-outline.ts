import type { Partner } from '../../platform/actor.ts';
import type { Db, Pool } from '../../platform/db.ts';
import { claimClass, type ClaimedClass } from '../authoring/index.ts';
import { presentOutline } from './outline.presenter.ts';
import { findWorkingOutline } from './outline.queries.ts';
import { ownClass } from './class.queries.ts';

/**
 * Makes one change to the outline of a partner's class, whose row stays locked, and returns the outline after it.
 * Indexes in the change are those of the outline at `revision`, if it is named.
 */
export const changeOutline =
  (db: Pool) =>
  (
    actor: Partner,
    { id: ref }: { readonly id: string },
    work: (tx: Db, claimed: ClaimedClass) => Promise<void>,
    revision?: number,
  ) =>
    db.$transaction(async (tx) => {
      const claimed = await claimClass(tx, ownClass('program')(actor, ref), revision === undefined ? {} : { revision });
      await work(tx, claimed);
      return { revision: claimed.revision, sections: presentOutline(await findWorkingOutline(tx, claimed.id)) };
    });
