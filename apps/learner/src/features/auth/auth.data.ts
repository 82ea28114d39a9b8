import { useMutation, useQuery } from '@tanstack/react-query';
import { auth } from '@sinau/api-client';
import { tokenOf, useSignIn } from '@sinau/shell';

/* Refusals are shown by the forms themselves, at the field. */
const shownInForm = { failure: 'silent' } as const;

export function useLogin() {
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      signIn(await tokenOf(await auth.requestToken.call({ body }))),
    meta: shownInForm,
  });
}

export const useRegister = () => useMutation({ mutationFn: auth.register.call, meta: shownInForm });
export const useForgotPassword = () => useMutation({ mutationFn: auth.forgotPassword.call, meta: shownInForm });
export const useResetPassword = () => useMutation({ mutationFn: auth.verifyResetPassword.call, meta: shownInForm });

/** Query instead of a mutation, so that rendering the page twice sends the token once. */
export const useVerifyEmail = (token: string) =>
  useQuery({
    queryKey: ['auth', 'verifyEmail', token],
    queryFn: () => auth.verifyEmail.call({ body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
  });
