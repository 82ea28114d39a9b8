import { useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Link } from '@sinau/ui';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const back = <Link href={screens.login()}>Kembali ke halaman masuk</Link>;
  return (
    <AuthCard
      title="Lupa kata sandi"
      lead="Tulis email akunmu. Kami kirim tautan untuk membuat kata sandi baru."
      footer={back}
    >
      <PageTitle>Lupa kata sandi</PageTitle>
      {/* The address of the account is stored in the history's state, because others may see the page's address. */}
      <ForgotPasswordForm onSent={(email) => void navigate(screens.passwordInformation(), { state: { email } })} />
    </AuthCard>
  );
}
