// Written by `pnpm generate` from packages/contracts.
import type { accountEndpoints } from '@sinau/contracts/core/account/account.endpoints';
import { downloadOperation, operation } from '../operation.ts';

export const account = {
  key: ['account'],
  changeEmail: operation<typeof accountEndpoints.changeEmail>('account.changeEmail', 'POST', '/user/change-email'),
  changePassword: operation<typeof accountEndpoints.changePassword>('account.changePassword', 'POST', '/user/change-password'),
  deactivation: operation<typeof accountEndpoints.deactivation>('account.deactivation', 'GET', '/user/deactivation'),
  deactivate: operation<typeof accountEndpoints.deactivate>('account.deactivate', 'POST', '/user/deactivate-account'),
  restore: operation<typeof accountEndpoints.restore>('account.restore', 'POST', '/user/restore-account'),
  exportData: downloadOperation<typeof accountEndpoints.exportData>('account.exportData', 'GET', '/user/my-data'),
  dataSaver: operation<typeof accountEndpoints.dataSaver>('account.dataSaver', 'GET', '/user/data-saver'),
  chooseDataSaver: operation<typeof accountEndpoints.chooseDataSaver>('account.chooseDataSaver', 'PUT', '/user/data-saver'),
  agreements: operation<typeof accountEndpoints.agreements>('account.agreements', 'GET', '/user/agreement'),
  agree: operation<typeof accountEndpoints.agree>('account.agree', 'POST', '/user/agreement'),
};
