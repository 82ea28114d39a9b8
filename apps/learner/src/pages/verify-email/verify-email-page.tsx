import { useEffect } from 'react';
import { ApiError } from '@sinau/api-client';
import { PageTitle, useProfile, useRefreshProfile, useSearch } from '@sinau/shell';
import { EmailVerified, LinkExpired, Verifying, VerifyingFailed } from '../../features/auth/email-verification.tsx';
import { useVerifyEmail } from '../../features/auth/auth.data.ts';

const readToken = (query: URLSearchParams) => query.get('token') ?? '';

/** The mailed link leads here, and confirms without a further click. */
export function VerifyEmailPage() {
  const token = useSearch(readToken);
  const { isSuccess, error, refetch, isFetching } = useVerifyEmail(token);
  const profile = useProfile();
  const refreshProfile = useRefreshProfile();

  const isAnswered = isSuccess || error !== null;
  useEffect(() => {
    if (isAnswered && profile?.id) void refreshProfile();
  }, [isAnswered, profile?.id, refreshProfile]);

  // Opened a second time, the link is used up, and nothing is wrong.
  const isVerified = isSuccess || (error !== null && profile?.isEmailVerified === true);
  return (
    <>
      <PageTitle>Verifikasi email</PageTitle>
      {isVerified ? (
        <EmailVerified profile={profile} />
      ) : !token || isRefusal(error) ? (
        <LinkExpired
          profile={profile}
          reason={error?.message ?? 'Tautannya tidak lengkap. Coba buka lagi dari emailmu.'}
        />
      ) : error && !isFetching ? (
        <VerifyingFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Verifying />
      )}
    </>
  );
}

/** The link itself is the matter; a lost connection or too many tries are not. */
const isRefusal = (error: Error | null) => error instanceof ApiError && [409, 422].includes(error.status);
