import { useMutation, useQuery } from '@tanstack/react-query';
import { abuse, audit, operator, payout, suspension } from '@sinau/api-client';

export const useStoppedMitra = (id: string) => useQuery(suspension.detail.query({ params: { id } }));

const refreshes = [suspension, abuse, operator, payout, audit];
export const useStopMitra = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => suspension.stop.call({ params: { id }, body: { reason } }),
    meta: { success: 'Mitra dihentikan', failure: 'silent', refreshes },
  });
export const useRestoreMitra = (id: string) =>
  useMutation({
    mutationFn: () => suspension.restore.call({ params: { id } }),
    meta: { success: 'Mitra boleh berjualan lagi', refreshes },
  });
