import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, Notice } from '@sinau/ui';
import { CircleCheck, Undo2 } from '@sinau/ui/icons';
import { useRestoreAccount } from '../../features/account/account.data.ts';
import { AuthCard } from '../../features/auth/auth-card.tsx';

const readToken = (query: URLSearchParams) => query.get('token') ?? '';

/** Page of the mailed link. Programs that scan mails open it, so a button restores the account. */
export function RestoreAccountPage() {
  const token = useSearch(readToken);
  const { mutate, isPending, isSuccess, error } = useRestoreAccount();
  return (
    <>
      <PageTitle>Pulihkan akun</PageTitle>
      {isSuccess ? (
        <AuthCard icon={<CircleCheck />} title="Akunmu sudah pulih" lead="Kelas, karya, dan sertifikatmu ada lagi.">
          <div className="auth-form">
            <Button size="lg" block href={screens.login()}>
              Masuk
            </Button>
          </div>
        </AuthCard>
      ) : (
        <AuthCard icon={<Undo2 />} title="Pulihkan akunmu?" lead="Akunmu kembali seperti sebelum dinonaktifkan.">
          <div className="auth-form">
            <div role="alert">{error && <Notice tone="danger">{sentenceOf(error)}</Notice>}</div>
            <Button size="lg" block loading={isPending} onClick={() => mutate({ body: { token } })}>
              Pulihkan akun
            </Button>
            <Button variant="text" href={screens.login()}>
              Ke halaman masuk
            </Button>
          </div>
        </AuthCard>
      )}
    </>
  );
}

/** Describes the error; mail programs may truncate a token. */
const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.code === 'invalid_input'
    ? 'Tautannya tidak lengkap. Coba buka lagi dari emailmu.'
    : error.message;
