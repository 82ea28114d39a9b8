import type { StaffMember } from '@sinau/contracts/backoffice/staff/staff.schemas';
import type { StaffRow } from './staff.queries.ts';

export const presentStaffMember = ({ staffRoles, createdAt, ...person }: StaffRow): StaffMember => ({
  ...person,
  roles: staffRoles,
  createdAt: createdAt.toISOString(),
});
