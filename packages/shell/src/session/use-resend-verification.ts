import { useMutation } from '@tanstack/react-query';
import { auth } from '@sinau/api-client';
import { useCooldown } from '../use-cooldown.ts';

/** Sends the confirmation mail again, then waits a minute before the next. */
export function useResendVerification() {
  const { secondsLeft, begin } = useCooldown(60);
  const { mutate, isPending } = useMutation({
    mutationFn: () => auth.requestEmailVerification.call(),
    onSuccess: begin,
    meta: { success: 'Tautan verifikasi sudah kami kirim' },
  });
  return { resend: () => mutate(), isSending: isPending, secondsLeft };
}
