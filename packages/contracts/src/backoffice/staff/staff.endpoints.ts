import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, shapeOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { newStaffRules } from './staff.rules.ts';
import { roleList, staffMember } from './staff.schemas.ts';

export const staffEndpoints = defineEndpoints('staff', {
  list: {
    method: 'GET',
    path: '/operator/staff',
    auth: 'operator',
    staff: [],
    summary: 'The operators with their roles; `keyword` is part of a name or an address',
    query: listQuery({ sort: ['fullname'] }),
    data: listOf(staffMember),
  },
  add: {
    method: 'POST',
    path: '/operator/staff',
    auth: 'operator',
    staff: [],
    needsConfirmation: true,
    summary: 'Give roles to the owner of an account, who keeps those that they have',
    body: z.object({ ...shapeOf(newStaffRules), roles: roleList.min(1, 'Pilih paling sedikit satu peran') }),
    data: staffMember,
    example: { email: 'rani@contoh.id', roles: ['support'] },
  },
  setRoles: {
    method: 'PUT',
    path: '/operator/staff/:id',
    auth: 'operator',
    staff: [],
    needsConfirmation: true,
    summary: 'Change the roles of an operator; without any, they are an operator no more',
    params: z.object({ id: idOf('user') }),
    body: z.object({ roles: roleList }),
    data: staffMember,
    errors: ['not_found', 'last_admin'],
    example: { roles: ['support', 'review'] },
  },
});
