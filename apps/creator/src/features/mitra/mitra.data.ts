import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, mitra } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { useGo, useRefreshProfile } from '@sinau/shell';

export const useApplication = ({ enabled }: { enabled: boolean }) =>
  useQuery({ ...mitra.application.query(), enabled });

/** Applies; the profile then has the mitra and its review status. */
export function useApply({ onSent }: { onSent: () => void }) {
  const refreshProfile = useRefreshProfile();
  const follow = () => {
    onSent();
    return refreshProfile();
  };
  return useMutation({
    mutationFn: (body: Parameters<typeof mitra.create.call>[0]['body']) => mitra.create.call({ body }),
    onSuccess: follow,
    // An application was already sent from another tab or device, and that one counts.
    onError: async (error) => {
      if (error instanceof ApiError && ['mitra_application_pending', 'mitra_already_owned'].includes(error.code))
        await follow();
    },
    meta: { success: 'Pendaftaranmu terkirim', failure: 'silent', refreshes: [mitra] },
  });
}

export const useAnswerQuestion = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof mitra.answer.call>[0]['body']) => mitra.answer.call({ body }),
    meta: { success: 'Jawabanmu terkirim', failure: 'silent', refreshes: [mitra] },
  });

export const useMyMitra = () => useQuery(mitra.list.query({ query: { page: 0, perPage: 0, filter: { mine: true } } }));

/** Switches the mitra. Everything in the cache belongs to the previous one. */
export function useSwitchMitra() {
  const queryClient = useQueryClient();
  const refreshProfile = useRefreshProfile();
  const go = useGo();
  return useMutation({
    mutationFn: (mitraId: string) => mitra.switchTo.call({ body: { mitraId } }),
    onSuccess: async () => {
      await refreshProfile();
      void queryClient.resetQueries();
      go(screens.creatorDashboard());
    },
  });
}
