import { useEffect } from 'react';
import { ApiError } from '@sinau/api-client';
import type { Profile, PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { PageTitle, useProfile, useRefreshProfile, useSearch } from '@sinau/shell';
import { EmailVerified, LinkExpired, Verifying, VerifyingFailed } from '../../features/auth/email-verification.tsx';
import { useVerifyEmail } from '../../features/auth/auth.data.ts';
import { useResumeAfterLogin } from '../../features/auth/use-resume-after-login.ts';
import { useDropPendingPurchase, usePendingPurchase } from '../../shared/pending-purchase.data.ts';

/** Continues with the pending purchase, and removes it from the account. */
function useFollowPendingPurchase() {
  const resumeAfterLogin = useResumeAfterLogin();
  const { mutate: dropPendingPurchase } = useDropPendingPurchase();
  return (wish: PendingPurchase, profile: Profile) => {
    dropPendingPurchase();
    void resumeAfterLogin(new URLSearchParams({ ...wish }), profile);
  };
}

const readToken = (query: URLSearchParams) => query.get('token') ?? '';

/** Page of the mailed link. It confirms the address without another click. */
export function VerifyEmailPage() {
  const token = useSearch(readToken);
  const { data, isSuccess, error, refetch, isFetching } = useVerifyEmail(token);
  const profile = useProfile();
  const followPendingPurchase = useFollowPendingPurchase();
  const refreshProfile = useRefreshProfile();

  const isAnswered = isSuccess || error !== null;
  useEffect(() => {
    if (isAnswered && profile?.id) void refreshProfile();
  }, [isAnswered, profile?.id, refreshProfile]);

  // A newer link may have confirmed the address in the meantime; the account still stores the pending purchase.
  const isVerified = isSuccess || (error !== null && profile?.isEmailVerified === true);
  const pending = usePendingPurchase().data?.wish;
  const wish = data?.wish ?? pending ?? null;
  return (
    <>
      <PageTitle>Verifikasi email</PageTitle>
      {isVerified ? (
        <EmailVerified profile={profile} wish={wish} onContinue={followPendingPurchase} />
      ) : !token || isRefusal(error) ? (
        <LinkExpired profile={profile} reason={reasonOf(error)} />
      ) : error && !isFetching ? (
        <VerifyingFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Verifying />
      )}
    </>
  );
}

/** Tells whether the link itself was refused. A lost connection or too many attempts are other failures. */
const isRefusal = (error: Error | null) => error instanceof ApiError && [409, 422].includes(error.status);

/**
 * Describes the reason. Without an error the address has no token. A malformed token was truncated by the mail program.
 */
const reasonOf = (error: Error | null) =>
  error instanceof ApiError && error.code !== 'invalid_input'
    ? error.message
    : 'Tautannya tidak lengkap. Coba buka lagi dari emailmu.';
