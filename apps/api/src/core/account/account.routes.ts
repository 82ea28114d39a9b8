import { accountEndpoints } from '@sinau/contracts/core/account/account.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AccountService } from './account.service.ts';
import type { DeactivationService } from './deactivation.service.ts';
import type { PersonalDataService } from './personal-data.service.ts';

export const accountRoutes = (
  account: AccountService,
  closing: DeactivationService,
  personalData: PersonalDataService,
) =>
  defineRoutes(accountEndpoints, {
    changeEmail: ({ actor, body }) => account.changeEmail(actor, body),
    changePassword: ({ actor, body }) => account.changePassword(actor, body),
    deactivation: ({ actor }) => closing.preview(actor),
    deactivate: ({ actor, body }) => closing.deactivate(actor, body),
    restore: ({ body }) => closing.restore(body),
    exportData: ({ actor }) => personalData.archive(actor),
    dataSaver: ({ actor }) => account.dataSaver(actor),
    chooseDataSaver: ({ actor, body }) => account.chooseDataSaver(actor, body),
    agreements: ({ actor }) => account.agreements(actor),
    agree: ({ actor, body }) => account.agree(actor, body),
  });
