import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError, auth, security } from '@sinau/api-client';
import { currentPasswordRule } from '@sinau/contracts/core/auth/auth.rules';
import { codeRules, type ConfirmationMethod } from '@sinau/contracts/core/security/security.rules';
import type { ConfirmationProof, SignInChallenge } from '@sinau/contracts/core/security/security.schemas';
import { Button, Dialog, Form, Notice, PasswordField, TextField, useContractForm } from '@sinau/ui';
import { hasPasskeys, signWithPasskey, type PasskeyRequest } from './passkeys.ts';
import { forgetSession } from './use-session.ts';

/**
 * Opens a dialog over whatever is there, and resolves with its answer; null once it was closed. It has a root of its
 * own, so that a call can ask from anywhere, and no page loads it before.
 */
function ask<T>(render: (settle: (answer: T | null) => void) => ReactNode): Promise<T | null> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<T | null>((resolve) => root.render(render(resolve))).finally(() => {
    root.unmount();
    place.remove();
  });
}

/** Asks for the second step of signing in, and returns the token of the session. */
export async function askSecondStep(challenge: SignInChallenge): Promise<string> {
  let refusal: unknown = new ApiError(409, 'challenge_over', 'Kamu belum masuk. Coba lagi kapan saja.');
  const token = await ask<string>((settle) => (
    <Dialog open onClose={() => settle(null)} title="Verifikasi dua langkah">
      <Proof
        methods={challenge.methods}
        requestPasskey={() => security.secondStepPasskey.call({ body: { challenge: challenge.token } })}
        submitLabel="Masuk"
        send={async (proof) => {
          if (proof.method === 'password') return;
          try {
            settle((await auth.secondStep.call({ body: { challenge: challenge.token, proof } })).token);
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'challenge_over') throw error;
            refusal = error;
            settle(null);
          }
        }}
      />
    </Dialog>
  ));
  if (token === null) throw refusal;
  return token;
}

/** Asks who is there before a sensitive call; returns whether it was proved. */
export const askConfirmation = async () =>
  (await ask<true>((settle) => (
    <Dialog open onClose={() => settle(null)} title="Pastikan ini kamu">
      <Confirmation onDone={() => settle(true)} />
    </Dialog>
  ))) === true;

function Confirmation({ onDone }: { onDone: () => void }) {
  const [methods, setMethods] = useState<readonly ConfirmationMethod[]>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    security.confirmation.call().then(
      (answer) => setMethods(answer.methods),
      (error: Error) => setFailure(error.message),
    );
  }, []);
  if (failure) return <Notice tone="danger">{failure}</Notice>;
  if (!methods) return <p className="muted">Sebentar, ya…</p>;
  if (methods.length === 0)
    return (
      <div className="stack">
        <p>Kamu masuk dengan Google dan belum punya kata sandi. Masuk lagi dulu, lalu ulangi.</p>
        <Button onClick={() => forgetSession()}>Masuk lagi</Button>
      </div>
    );
  return (
    <Proof
      methods={methods}
      requestPasskey={() => security.confirmationPasskey.call()}
      submitLabel="Lanjutkan"
      lead="Tindakan ini penting, jadi kami bertanya sekali lagi. Berlaku 10 menit."
      send={async (body) => {
        await security.confirm.call({ body });
        onDone();
      }}
    />
  );
}

interface ProofProps {
  methods: readonly ConfirmationMethod[];
  /** Asks for what a passkey has to sign. */
  requestPasskey: () => Promise<PasskeyRequest>;
  submitLabel: string;
  lead?: string;
  send: (proof: ConfirmationProof) => Promise<void>;
}

const methodLabels: Record<ConfirmationMethod, string> = {
  password: 'Pakai kata sandi',
  passkey: 'Pakai passkey',
  authenticator: 'Pakai kode dari aplikasi',
  recoveryCode: 'Pakai kode pemulihan',
};

/** Form for a proof, by one of several methods. */
function Proof({ methods, lead, requestPasskey, ...form }: ProofProps) {
  // A device without passkeys begins with another way, if there is one.
  const [method, setMethod] = useState(methods.find((one) => one !== 'passkey' || hasPasskeys()) ?? methods[0]!);
  const place = useRef<HTMLDivElement>(null);
  // The field of another method, or of methods that came after the dialog had opened.
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), [method]);
  return (
    <div ref={place} className="stack">
      {lead && <p className="muted">{lead}</p>}
      {method === 'password' && <PasswordProof {...form} />}
      {method === 'passkey' && <PasskeyProof requestPasskey={requestPasskey} {...form} />}
      {(method === 'authenticator' || method === 'recoveryCode') && (
        <CodeProof key={method} method={method} {...form} />
      )}
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="text" block onClick={() => setMethod(other)}>
            {methodLabels[other]}
          </Button>
        ))}
    </div>
  );
}

type FormProps = Pick<ProofProps, 'submitLabel' | 'send'>;

function PasswordProof({ submitLabel, send }: FormProps) {
  const form = useContractForm({ password: currentPasswordRule }, ({ password }) =>
    send({ method: 'password', password }),
  );
  return (
    <Form form={form} className="stack">
      <PasswordField {...form.field('password')} label="Kata sandi" autoComplete="current-password" />
      <Button type="submit" block loading={form.isSending}>
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Asks the browser for a passkey; where that was cancelled or failed, it can be tried again. */
function PasskeyProof({ requestPasskey, submitLabel, send }: FormProps & Pick<ProofProps, 'requestPasskey'>) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const prove = async () => {
    setSending(true);
    setFailure('');
    try {
      await send({ method: 'passkey', response: await signWithPasskey(await requestPasskey()) });
    } catch (error) {
      setFailure(
        error instanceof ApiError ? error.message : 'Passkey tidak jadi dipakai. Coba lagi, atau pakai cara lain.',
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="stack">
      <p>Peramban akan memintamu membuka kunci perangkat, dengan sidik jari, wajah, atau PIN.</p>
      {failure && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <Button block loading={isSending} onClick={() => void prove()}>
        {submitLabel} dengan passkey
      </Button>
    </div>
  );
}

const codeFields = {
  authenticator: {
    label: 'Kode 6 angka',
    hint: 'Buka aplikasi autentikatormu, lalu tulis kode yang sedang tampil.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recoveryCode: {
    label: 'Kode pemulihan',
    hint: 'Salah satu kode yang kamu simpan waktu mengaktifkannya. Tiap kode berlaku sekali.',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

function CodeProof({ method, submitLabel, send }: FormProps & { method: 'authenticator' | 'recoveryCode' }) {
  const form = useContractForm(codeRules, ({ code }) => send({ method, code }));
  return (
    <Form form={form} className="stack">
      <TextField {...form.field('code')} {...codeFields[method]} />
      <Button type="submit" block loading={form.isSending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
