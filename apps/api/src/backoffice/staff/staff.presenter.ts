import type { StaffMember } from '@sinau/contracts/backoffice/staff/staff.schemas';
import type { StaffRow } from './staff.queries.ts';

export const presentStaffMember = ({
  staffRoles,
  createdAt,
  authenticator,
  passkeys,
  ...person
}: StaffRow): StaffMember => ({
  ...person,
  roles: staffRoles,
  hasTwoSteps: Boolean(authenticator?.activatedAt) || passkeys.length > 0,
  createdAt: createdAt.toISOString(),
});
