import { useMutation, useQuery } from '@tanstack/react-query';
import { auth } from '@sinau/api-client';
import { useSignIn } from '@sinau/shell';

/* The forms show a refusal themselves, at its field. */
const inPlace = { failure: 'silent' } as const;

export function useLogin() {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      signIn((await auth.requestToken.call({ body })).token),
    meta: inPlace,
  });
}

export const useRegister = () => useMutation({ mutationFn: auth.register.call, meta: inPlace });
export const useForgotPassword = () => useMutation({ mutationFn: auth.forgotPassword.call, meta: inPlace });
export const useResetPassword = () => useMutation({ mutationFn: auth.verifyResetPassword.call, meta: inPlace });

/** Confirms on arrival. A query and no mutation: however often the screen is drawn, the link is used once. */
export const useVerifyEmail = (token: string) =>
  useQuery({
    queryKey: ['auth', 'verifyEmail', token],
    queryFn: () => auth.verifyEmail.call({ body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
  });
