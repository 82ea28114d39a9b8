import { useMutation, useQuery } from '@tanstack/react-query';
import { account, auth, lti, security } from '@sinau/api-client';
import { saveFile } from '@sinau/shell';
import { makePasskey } from '@sinau/shell/passkeys';

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

export const useTwoStepState = () => useQuery(security.state.query());
export const useBeginAuthenticator = () =>
  useMutation({ mutationFn: () => security.beginAuthenticator.call(), meta: shownInForm });
const twoStepChanged = [security, auth.sessions];
export const useActivateAuthenticator = () =>
  useMutation({
    mutationFn: security.activateAuthenticator.call,
    meta: { ...shownInForm, success: 'Verifikasi dua langkah aktif', refreshes: twoStepChanged },
  });
export const useReplaceRecoveryCodes = () =>
  useMutation({ mutationFn: () => security.replaceRecoveryCodes.call(), meta: { refreshes: [security] } });
export const useTurnTwoStepOff = () =>
  useMutation({
    mutationFn: () => security.turnOff.call(),
    meta: { success: 'Verifikasi dua langkah dimatikan', refreshes: twoStepChanged },
  });

/** Asks the browser for a passkey, and adds it under a name. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const response = await makePasskey(await security.beginPasskey.call());
      return security.addPasskey.call({ body: { name, response } });
    },
    meta: { ...shownInForm, success: 'Passkey ditambahkan', refreshes: twoStepChanged },
  });
export const useRemovePasskey = () =>
  useMutation({
    mutationFn: security.removePasskey.call,
    meta: { success: 'Passkey dihapus', refreshes: twoStepChanged },
  });

export const useDeviceSessions = () => useQuery(auth.sessions.query());

export const useEndSession = () =>
  useMutation({
    mutationFn: auth.endSession.call,
    meta: { success: 'Perangkat itu sudah dikeluarkan', refreshes: [auth.sessions] },
  });

export const useCampusLinks = () => useQuery(lti.links.query());
export const useUnlinkCampus = () =>
  useMutation({
    mutationFn: lti.unlink.call,
    meta: { success: 'Hubungan dengan kampus diputus', refreshes: [lti.links] },
  });
