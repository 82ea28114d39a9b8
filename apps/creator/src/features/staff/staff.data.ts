import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, security, staff } from '@sinau/api-client';
import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import type { StaffSearch } from './staff-search.ts';

export const useStaff = ({ keyword, sort, page }: StaffSearch) =>
  useQuery({
    ...staff.list.query({ query: { page, perPage: 20, sort, ...(keyword && { keyword }) } }),
    placeholderData: keepPreviousData,
  });

const refreshes = [staff, audit];
export const useAddStaff = () =>
  useMutation({
    mutationFn: (body: { email: string; roles: StaffRole[] }) => staff.add.call({ body }),
    meta: { success: 'Perannya diberikan', failure: 'silent', refreshes },
  });
export const useSetRoles = (id: string) =>
  useMutation({
    mutationFn: (roles: StaffRole[]) => staff.setRoles.call({ params: { id }, body: { roles } }),
    meta: { success: 'Perannya diubah', failure: 'silent', refreshes },
  });
export const useResetTwoSteps = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => security.reset.call({ params: { id }, body: { reason } }),
    meta: { success: 'Verifikasi dua langkahnya dimatikan', failure: 'silent', refreshes },
  });
