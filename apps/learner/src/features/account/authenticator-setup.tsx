import { useEffect } from 'react';
import { codeRules } from '@sinau/contracts/core/security/security.rules';
import type { AuthenticatorSetup } from '@sinau/contracts/core/security/security.schemas';
import { Button, ErrorState, Form, Link, Loading, Skeleton, TextField, useContractForm } from '@sinau/ui';
import { useActivateAuthenticator, useBeginAuthenticator } from './account.data.ts';
import './authenticator-setup.css';

interface SetupProps {
  onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret of an app for codes, and turns the second step on by a code of it. */
export function AuthenticatorSetupForm({ onCodes }: SetupProps) {
  const { mutate, data, error, isPending } = useBeginAuthenticator();
  useEffect(() => mutate(), [mutate]);
  if (data) return <Setup setup={data} onCodes={onCodes} />;
  if (error)
    return (
      <ErrorState title="Belum bisa dimulai" headingLevel={3} retrying={isPending} onRetry={() => mutate()}>
        {error.message}
      </ErrorState>
    );
  return (
    <Loading label="Menyiapkan kode">
      <Skeleton height={320} />
    </Loading>
  );
}

function Setup({ setup: { secret, uri, qrCode }, onCodes }: SetupProps & { setup: AuthenticatorSetup }) {
  const { mutateAsync } = useActivateAuthenticator();
  const form = useContractForm(codeRules, async (body) => onCodes((await mutateAsync({ body })).codes));
  return (
    <Form form={form} className="stack">
      <ol className="authenticator-steps">
        <li>Pasang aplikasi autentikator di ponselmu, misalnya Google Authenticator, Aegis, atau 1Password.</li>
        <li>
          Pindai kode ini dengan aplikasinya. Di ponsel yang sama, <Link href={uri}>buka langsung di aplikasi</Link>.
        </li>
      </ol>
      <img className="authenticator-code" src={qrCode} alt="Kode QR untuk aplikasi autentikator" />
      <p className="muted sm">
        Tidak bisa memindai? Tulis kunci ini:{' '}
        <code className="authenticator-secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        {...form.field('code')}
        label="Kode 6 angka dari aplikasi"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" block loading={form.isSending}>
        Aktifkan
      </Button>
    </Form>
  );
}
