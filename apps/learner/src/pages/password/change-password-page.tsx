import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, signedOut, useSearch } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { CircleCheck, Clock } from '@sinau/ui/icons';
import { AuthCard } from '../../features/auth/auth-card.tsx';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';

type State = { kind: 'asking' } | { kind: 'changed' } | { kind: 'refused'; reason: string };

const readToken = (query: URLSearchParams) => query.get('token') ?? '';
const incomplete = 'Tautannya tidak lengkap. Coba buka lagi dari emailmu, atau minta tautan baru.';

/** Page of the mailed link. */
export function ChangePasswordPage() {
  const token = useSearch(readToken);
  const [state, setState] = useState<State>(token ? { kind: 'asking' } : { kind: 'refused', reason: incomplete });
  const dispatch = useDispatch();
  // Continues to the login: every session with the old password has ended, this browser's too.
  const finish = () => {
    dispatch(signedOut());
    setState({ kind: 'changed' });
  };
  return (
    <>
      <PageTitle>Kata sandi baru</PageTitle>
      {state.kind === 'asking' && (
        <AuthCard title="Buat kata sandi baru" lead="Setelah tersimpan, kamu otomatis keluar di semua perangkat.">
          <NewPasswordForm
            token={token}
            onChanged={finish}
            onLinkRefused={(reason) => setState({ kind: 'refused', reason })}
          />
        </AuthCard>
      )}
      {state.kind === 'changed' && (
        <AuthCard
          icon={<CircleCheck />}
          title="Kata sandimu sudah diganti"
          lead="Masuk dengan kata sandi barumu untuk melanjutkan."
        >
          <div className="auth-form">
            <Button size="lg" block href={screens.login()}>
              Masuk
            </Button>
          </div>
        </AuthCard>
      )}
      {state.kind === 'refused' && (
        <AuthCard icon={<Clock />} title="Tautan tidak berlaku" lead={state.reason}>
          <div className="auth-form">
            <Button size="lg" block href={screens.forgotPassword()}>
              Minta tautan baru
            </Button>
          </div>
        </AuthCard>
      )}
    </>
  );
}
