import { forgotPasswordRules } from '@sinau/contracts/core/auth/auth.rules';
import { Button, Form, TextField, useContractForm } from '@sinau/ui';
import { useForgotPassword } from './auth.data.ts';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync } = useForgotPassword();
  const form = useContractForm(forgotPasswordRules, async (body) => {
    await mutateAsync({ body });
    onSent(body.email);
  });
  return (
    <Form form={form} className="auth-form">
      <TextField {...form.field('email')} label="Email" autoComplete="username" />
      <Button type="submit" size="lg" block loading={form.isSending}>
        Kirim tautan
      </Button>
    </Form>
  );
}
