import { useMutation, useQuery } from '@tanstack/react-query';
import { account, auth } from '@sinau/api-client';
import { saveFile } from '@sinau/shell';

/* Refusals are shown by the forms themselves, at the field. */
const shownInForm = { failure: 'silent' } as const;

export const useChangeEmail = () => useMutation({ mutationFn: account.changeEmail.call, meta: shownInForm });
/** Loads the effects of closing the account, once the user wants to close it. */
export const useDeactivation = (isAsking: boolean) => useQuery({ ...account.deactivation.query(), enabled: isAsking });
export const useRestoreAccount = () => useMutation({ mutationFn: account.restore.call, meta: shownInForm });
export const useDeactivate = () => useMutation({ mutationFn: account.deactivate.call, meta: shownInForm });

export const useExportData = () =>
  useMutation({
    mutationFn: () => account.exportData.call(),
    onSuccess: (file) => saveFile(file),
    meta: { success: 'Datamu sudah diunduh' },
  });

export const useChangePassword = () =>
  useMutation({
    mutationFn: account.changePassword.call,
    meta: { ...shownInForm, success: 'Kata sandimu sudah diganti', refreshes: [auth.sessions] },
  });

export const useDeviceSessions = () => useQuery(auth.sessions.query());

export const useEndSession = () =>
  useMutation({
    mutationFn: auth.endSession.call,
    meta: { success: 'Perangkat itu sudah dikeluarkan', refreshes: [auth.sessions] },
  });
