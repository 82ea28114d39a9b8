import { isStaff, type Staff, type StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import { useProfile } from '@sinau/shell';

/** Roles of the operator; none in a profile that an older release stored on the device. */
export const useStaffRoles = (): readonly StaffRole[] => useProfile()?.staffRoles ?? [];

/** Returns whether the operator may do what is open to some roles, such as the `staff` of a page. */
export const useIsStaff = (allowed: Staff = []) => isStaff(useStaffRoles(), allowed);
