import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { catalog, learning, transaction, webinar } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';

/** Gives the seat back, and leaves its page for what becomes of the money. */
export function useGiveBack(onSettled: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: transaction.giveBackSeat.call,
    onSuccess: ({ amount }) => {
      void navigate(amount > 0 ? screens.transactions() : screens.myClass(), { replace: true });
      // This page is not the participant's any more, so it is not read again.
      for (const { key } of [learning, webinar])
        void queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
    },
    onSettled,
    meta: { success: 'Kursimu sudah dikembalikan', refreshes: [transaction, catalog] },
  });
}
