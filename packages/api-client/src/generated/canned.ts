// Written by `pnpm generate` from packages/contracts.
import type { cannedEndpoints } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import { operation } from '../operation.ts';

export const canned = {
  key: ['canned'],
  list: operation<typeof cannedEndpoints.list>('canned.list', 'GET', '/operator/canned-answer'),
  create: operation<typeof cannedEndpoints.create>('canned.create', 'POST', '/operator/canned-answer'),
  edit: operation<typeof cannedEndpoints.edit>('canned.edit', 'PUT', '/operator/canned-answer/:id'),
  remove: operation<typeof cannedEndpoints.remove>('canned.remove', 'DELETE', '/operator/canned-answer/:id'),
};
