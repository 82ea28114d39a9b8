import { useSearchParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Link } from '@sinau/ui';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { useHandover } from '../../features/auth/use-handover.ts';
import { PendingOfferCard, pendingOfferIn } from '../../shared/wish-card.tsx';
import { withQuery } from '../../shared/with-query.ts';

export function LoginPage() {
  const [query] = useSearchParams();
  const handOver = useHandover();
  const isBuying = pendingOfferIn(query) !== null;
  const register = (
    <>
      Belum punya akun? <Link href={withQuery(screens.register(), query)}>Daftar</Link>
    </>
  );
  return (
    <AuthCard
      title="Masuk"
      lead={isBuying ? 'Masuk dulu, lalu kita lanjutkan ke kelas ini.' : 'Senang bertemu lagi. Lanjutkan belajarmu.'}
      footer={register}
    >
      <PageTitle>Masuk</PageTitle>
      <PendingOfferCard query={query} />
      <LoginForm knownEmail={query.get('email') ?? ''} onSignedIn={(profile) => handOver(query, profile)} />
    </AuthCard>
  );
}
