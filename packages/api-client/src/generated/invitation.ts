// Written by `pnpm generate` from packages/contracts.
import type { invitationEndpoints } from '@sinau/contracts/authoring/invitation/invitation.endpoints';
import { operation } from '../operation.ts';

export const invitation = {
  key: ['invitation'],
  detail: operation<typeof invitationEndpoints.detail>('invitation.detail', 'GET', '/invitation'),
  accept: operation<typeof invitationEndpoints.accept>('invitation.accept', 'PUT', '/invitation/accept'),
  reject: operation<typeof invitationEndpoints.reject>('invitation.reject', 'PUT', '/invitation/reject'),
};
