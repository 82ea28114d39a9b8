import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { catalog, learning, transaction, webinar } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';

/** Returns the seat, and leaves its page for the status of the refund. */
export function useSeatCancellation(onSettled: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: transaction.cancelSeat.call,
    onSuccess: ({ amount }) => {
      void navigate(amount > 0 ? screens.transactions() : screens.myClass(), { replace: true });
      // The page no longer belongs to the participant, so it is not loaded again.
      for (const { key } of [learning, webinar])
        void queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
    },
    onSettled,
    meta: { success: 'Kursimu sudah dikembalikan', refreshes: [transaction, catalog] },
  });
}
