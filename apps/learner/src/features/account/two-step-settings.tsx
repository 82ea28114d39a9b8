import { useState } from 'react';
import type { TwoStepState } from '@sinau/contracts/core/security/security.schemas';
import { date } from '@sinau/format';
import { QueryStates, useRefreshProfile } from '@sinau/shell';
import { Badge, Button, ConfirmDialog, Dialog, Notice, Skeleton } from '@sinau/ui';
import { useReplaceRecoveryCodes, useTurnTwoStepOff, useTwoStepState } from './account.data.ts';
import { AuthenticatorSetupForm } from './authenticator-setup.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Card of the second step of signing in. */
export const TwoStepSettings = () => (
  <SettingsCard
    title="Verifikasi dua langkah"
    lead="Selain kata sandi, kamu memakai passkey atau kode dari ponselmu waktu masuk. Orang yang tahu kata sandimu saja tidak bisa masuk."
  >
    <QueryStates
      query={useTwoStepState()}
      noun="verifikasi dua langkah"
      headingLevel={3}
      skeleton={<Skeleton height={72} />}
    >
      {(state) => <TwoStep state={state} />}
    </QueryStates>
  </SettingsCard>
);

function TwoStep({ state }: { state: TwoStepState }) {
  const [isOpen, setOpen] = useState(false);
  /** Codes that were just drawn: shown until the user has stored them. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refreshProfile = useRefreshProfile();
  const isOn = state.authenticatorSince !== null || state.passkeys.length > 0;
  const close = () => {
    setOpen(false);
    setCodes(null);
    void refreshProfile();
  };
  return (
    <>
      {!isOn && state.isRequired && (
        <Notice tone="info">Staf perlu mengaktifkannya. Sebelum itu, meja operator tertutup untukmu.</Notice>
      )}
      {isOn && (
        <p>
          <Badge tone="success">Aktif</Badge>
          {state.authenticatorSince && ` dengan aplikasi autentikator sejak ${date(state.authenticatorSince)}.`} Sisa
          kode pemulihan: <b>{state.recoveryCodesLeft}</b>.
        </p>
      )}
      <Passkeys state={state} onCodes={setCodes} />
      <div className="row wraps">
        {state.authenticatorSince === null && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            Pasang aplikasi autentikator
          </Button>
        )}
        {isOn && <ActiveTwoStep state={state} onCodes={setCodes} />}
      </div>
      <Dialog
        open={isOpen || codes !== null}
        {...(codes === null && { onClose: close })}
        title={codes ? 'Simpan kode pemulihanmu' : 'Aktifkan verifikasi dua langkah'}
        size="md"
      >
        {codes ? <RecoveryCodes codes={codes} onDone={close} /> : <AuthenticatorSetupForm onCodes={setCodes} />}
      </Dialog>
    </>
  );
}

interface ActiveTwoStepProps {
  state: TwoStepState;
  onCodes: (codes: readonly string[]) => void;
}

function ActiveTwoStep({ state, onCodes }: ActiveTwoStepProps) {
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const replaceCodes = useReplaceRecoveryCodes();
  const turnOff = useTurnTwoStepOff();
  const close = () => setAsked(null);
  return (
    <>
      <Button variant="outline" onClick={() => setAsked('codes')}>
        Buat kode pemulihan baru
      </Button>
      <Button variant="text" onClick={() => setAsked('off')}>
        Matikan
      </Button>
      <ConfirmDialog
        open={asked === 'codes'}
        onClose={close}
        busy={replaceCodes.isPending}
        onConfirm={() =>
          replaceCodes.mutate(undefined, { onSuccess: ({ codes: drawn }) => onCodes(drawn), onSettled: close })
        }
        title="Buat kode pemulihan baru?"
        confirmLabel="Buat yang baru"
        tone="primary"
      >
        Semua kode pemulihan yang lama tidak berlaku lagi.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'off'}
        onClose={close}
        busy={turnOff.isPending}
        onConfirm={() => turnOff.mutate(undefined, { onSettled: close })}
        title="Matikan verifikasi dua langkah?"
        confirmLabel="Matikan"
      >
        Siapa pun yang tahu kata sandimu bisa masuk lagi.
        {state.passkeys.length > 0 && ' Semua passkey-mu ikut dihapus.'}
        {state.isRequired && ' Meja operator juga tertutup untukmu sampai kamu mengaktifkannya lagi.'}
      </ConfirmDialog>
    </>
  );
}
