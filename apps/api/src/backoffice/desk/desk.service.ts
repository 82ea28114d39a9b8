import type { QueryOf } from '@sinau/contracts';
import type { deskEndpoints } from '@sinau/contracts/backoffice/desk/desk.endpoints';
import { workKinds, workRules } from '@sinau/contracts/backoffice/desk/desk.rules';
import type { Morning } from '@sinau/contracts/backoffice/desk/desk.schemas';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import { addDays, dayOf, endOf, startOf } from '@sinau/format/calendar';
import type { Operator } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { findProofState, findTotal } from '../../commerce/ledger/index.ts';
import { presentWorkItem } from './desk.presenter.ts';
import { sumRefunds, sumSales, sumWaitingPayouts } from './morning.queries.ts';
import { findWork } from './work.queries.ts';

export type DeskService = ReturnType<typeof createDeskService>;

/** Home of the desk: what waits for the roles of an operator, and the figures of the morning. */
export function createDeskService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async work({ id, staffRoles }: Operator, query: QueryOf<typeof deskEndpoints.work>) {
      const kinds = workKinds.filter((kind) => isStaff(staffRoles, workRules[kind].staff));
      // Nothing of the site's content waits for anybody.
      if (kinds.length === 0) return { ...listAnswer(query, [], 0), kinds: [] };
      const { rows, counts } = await findWork(db, kinds, id, query, clock.now());
      const total = counts.reduce((sum, { found }) => sum + found, 0);
      const inOrder = kinds.flatMap((kind) => counts.filter((one) => one.kind === kind));
      return {
        ...listAnswer(query, rows.map(presentWorkItem), total),
        kinds: inOrder.map(({ kind, count, late }) => ({ kind, count, late })),
      };
    },

    async morning(): Promise<Morning> {
      const now = clock.now();
      const day = addDays(dayOf(now), -1);
      const span = { from: startOf(day), until: endOf(day) };
      const [sales, refunds, payouts, held, { alarm, latest }] = await Promise.all([
        sumSales(db, span),
        sumRefunds(db, span),
        sumWaitingPayouts(db),
        findTotal(db, 'held'),
        findProofState(db, now),
      ]);
      return { day, sales, refunds, payouts, held, books: { alarm, provedAt: latest?.finishedAt ?? null } };
    },
  };
}
