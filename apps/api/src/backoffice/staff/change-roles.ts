import { staffRoles, type StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import { appendAudit } from '../../core/audit/index.ts';
import { lockOtherAdmins } from '../../core/auth/index.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import { findOpenAccount, updateRoles } from './staff.queries.ts';

interface Change {
  /** Null for the command line. */
  readonly actorId: string | null;
  readonly who: { readonly id: string };
  readonly rolesOf: (present: readonly StaffRole[]) => readonly StaffRole[];
}

/** Changes the roles of an open account and logs it; the last admin stays one. */
export async function changeRoles(tx: Db, { actorId, who, rolesOf }: Change, now: Date) {
  const hasOthers = await lockOtherAdmins(tx, who.id);
  const { id, fullname, staffRoles: present } = required(await findOpenAccount(tx, { id: who.id }));
  const wanted = rolesOf(present);
  const roles = staffRoles.filter((role) => wanted.includes(role));
  if (present.includes('admin') && !roles.includes('admin') && !hasOthers) throw new AppError('last_admin');
  const changed = await updateRoles(tx, id, roles);
  if (roles.join() !== present.join()) {
    await appendAudit(
      tx,
      {
        act: 'staff.setRoles',
        actorId,
        subject: { type: 'person', id, title: fullname },
        personId: id,
        before: { roles: present.join(', ') },
        after: { roles: roles.join(', ') },
      },
      now,
    );
  }
  return changed;
}
