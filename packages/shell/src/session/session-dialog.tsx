import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { credentialsRules } from '@sinau/contracts/core/auth/auth.rules';
import { screens } from '@sinau/contracts/screens';
import { Button, Form, Notice, PasswordField, SelfOpeningDialog, TextField, useContractForm } from '@sinau/ui';
import { writeSession } from './session-storage.ts';
import { nobody, selectInterruption } from './session.slice.ts';
import { useRenewSession } from './sign-in.ts';
import { useProfile } from './use-session.ts';

/** Dialog over a page with typed content whose session has ended: its user signs in again, and continues. */
export const SessionDialog = () => (
  <SelfOpeningDialog open title="Sesimu berakhir">
    <Renewal />
  </SelfOpeningDialog>
);

function Renewal() {
  const email = useProfile()?.email ?? '';
  const reason = useSelector(selectInterruption);
  const { pathname, search, hash } = useLocation();
  const renew = useRenewSession();
  const form = useContractForm(credentialsRules, renew);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The dialog itself has the focus while the user types.
    if (!document.activeElement?.matches('dialog')) password.current?.focus();
  }, []);

  /** Loads the login page, so that nothing of this user stays in memory. */
  const leave = () => {
    writeSession(nobody);
    window.location.assign(screens.login({ next: pathname + search + hash }));
  };
  return (
    <div className="stack">
      {reason && <Notice tone="danger">{reason}</Notice>}
      <p className="muted">Masuk lagi untuk melanjutkan di halaman ini. Yang kamu tulis masih ada di sini.</p>
      <Form form={form} className="stack">
        <TextField {...form.field('email')} label="Email" autoComplete="username" readOnly value={email} />
        <PasswordField {...form.field('password')} ref={password} label="Kata sandi" autoComplete="current-password" />
        <Button type="submit" block loading={form.isSending}>
          Masuk
        </Button>
        <Button variant="text" block onClick={leave}>
          Masuk dengan akun lain
        </Button>
      </Form>
    </div>
  );
}
