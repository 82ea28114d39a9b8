import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { registrationRules } from '@sinau/contracts/core/auth/auth.rules';
import { newPasswordHint } from '@sinau/contracts/core/auth/new-password';
import type { Profile, PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { Button, Form, Link, PasswordField, TextField, useContractForm } from '@sinau/ui';
import { useRegister } from './auth.data.ts';

interface RegisterFormProps {
  /** Pending purchase, stored with the account until its address is confirmed. */
  wish: PendingPurchase | undefined;
  /** Prefilled by the address. */
  known: { fullname: string; email: string };
  onRegistered: (profile: Profile) => void;
}

export function RegisterForm({ known, wish, onRegistered }: RegisterFormProps) {
  const register = useRegister();
  const [taken, setTaken] = useState<string | null>(null);
  const form = useContractForm(registrationRules, async (body) => {
    setTaken(null);
    try {
      onRegistered(await register.mutateAsync({ body: { ...body, wish } }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_taken') setTaken(body.email);
      throw error;
    }
  });
  const email = form.field('email');
  const emailProblem = email.error && taken && (
    <>
      Email ini sudah terdaftar. <Link href={screens.login({ ...wish, email: taken })}>Masuk dengan email ini</Link>,
      atau pakai email lain.
    </>
  );
  return (
    <Form form={form} className="auth-form">
      <TextField
        {...form.field('fullname')}
        label="Nama lengkap"
        hint="Akan tertulis di sertifikatmu"
        autoComplete="name"
        defaultValue={known.fullname}
      />
      <TextField
        {...email}
        error={emailProblem || email.error}
        label="Email"
        autoComplete="username"
        defaultValue={known.email}
      />
      <PasswordField
        {...form.field('password')}
        label="Kata sandi"
        hint={newPasswordHint}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" block loading={form.isSending}>
        Daftar
      </Button>
      <p className="muted xs">
        Dengan mendaftar, kamu menyetujui <Link href={screens.terms(1)}>Syarat dan Ketentuan</Link> serta{' '}
        <Link href={screens.terms(0)}>Kebijakan Privasi</Link>.
      </p>
    </Form>
  );
}
