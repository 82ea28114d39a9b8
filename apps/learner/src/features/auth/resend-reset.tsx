import { useMutation } from '@tanstack/react-query';
import { auth } from '@sinau/api-client';
import { useCooldown } from '@sinau/shell';
import { Button } from '@sinau/ui';

export function ResendReset({ email }: { email: string }) {
  const { secondsLeft, begin } = useCooldown(60);
  const { mutate, isPending } = useMutation({
    mutationFn: auth.forgotPassword.call,
    onSuccess: begin,
    meta: { success: 'Tautan baru sudah kami kirim' },
  });
  return (
    <Button
      variant="outline"
      block
      loading={isPending}
      disabled={secondsLeft > 0}
      onClick={() => mutate({ body: { email } })}
    >
      {secondsLeft > 0 ? `Kirim ulang dalam ${secondsLeft} detik` : 'Kirim ulang tautan'}
    </Button>
  );
}
