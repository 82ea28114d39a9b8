import type { QueryOf } from '@sinau/contracts';
import type { staffEndpoints } from '@sinau/contracts/backoffice/staff/staff.endpoints';
import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { changeRoles } from './change-roles.ts';
import { presentStaffMember } from './staff.presenter.ts';
import { findOpenAccount, findStaff } from './staff.queries.ts';

export type StaffService = ReturnType<typeof createStaffService>;

/** Lets admins see the operators, and give and take their roles. */
export function createStaffService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async list(query: QueryOf<typeof staffEndpoints.list>) {
      const { rows, total } = await findStaff(db, query);
      return listAnswer(query, rows.map(presentStaffMember), total);
    },

    add: ({ id: actorId }: Operator, { email, roles }: { email: string; roles: readonly StaffRole[] }) =>
      db.$transaction(async (tx) => {
        const who = await findOpenAccount(tx, { email });
        if (!who)
          throw new AppError('invalid_input', {
            fields: { email: 'Belum ada akun dengan email ini. Minta pemiliknya mendaftar dulu.' },
          });
        const rolesOf = (present: readonly StaffRole[]) => [...present, ...roles];
        return presentStaffMember(await changeRoles(tx, { actorId, who, rolesOf }, clock.now()));
      }),

    /** Learners' accounts are not found: they become operators by `add`. */
    setRoles: ({ id: actorId }: Operator, who: { id: string }, { roles }: { roles: readonly StaffRole[] }) =>
      db.$transaction(async (tx) => {
        const found = required(await findOpenAccount(tx, who));
        if (found.staffRoles.length === 0) throw new AppError('not_found');
        return presentStaffMember(await changeRoles(tx, { actorId, who, rolesOf: () => roles }, clock.now()));
      }),
  };
}
