// Written by `pnpm generate` from packages/contracts.
import type { memberEndpoints } from '@sinau/contracts/authoring/member/member.endpoints';
import { operation } from '../operation.ts';

export const member = {
  key: ['member'],
  list: operation<typeof memberEndpoints.list>('member.list', 'GET', '/user/mitra/member'),
  invite: operation<typeof memberEndpoints.invite>('member.invite', 'POST', '/user/mitra/member/invite'),
  resend: operation<typeof memberEndpoints.resend>('member.resend', 'PUT', '/user/mitra/member/invitation/:id/resend'),
  revoke: operation<typeof memberEndpoints.revoke>('member.revoke', 'DELETE', '/user/mitra/member/invitation/:id'),
  update: operation<typeof memberEndpoints.update>('member.update', 'PUT', '/user/mitra/member/:id'),
  remove: operation<typeof memberEndpoints.remove>('member.remove', 'DELETE', '/user/mitra/member/:id'),
};
