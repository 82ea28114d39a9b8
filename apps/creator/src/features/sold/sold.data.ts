import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bundle, program, webinar } from '@sinau/api-client';
import { useIsMember } from '../../shared/scopes.ts';
import type { SoldType } from '../../shared/sold-types.ts';
import { soldKinds } from './sold-kinds.ts';

/** Reference to something that is sold, with what its calls need. */
export interface SoldRef {
  id: string;
  type: SoldType;
}

/** Archives or restores it. */
export function useArchiveOrRestore({ id, type }: SoldRef) {
  const queryClient = useQueryClient();
  const { archiveOrRestore, texts } = soldKinds[type];
  return useMutation({
    mutationFn: () => archiveOrRestore(id, queryClient),
    meta: { success: texts.archiveSuccess, refreshes: [program, webinar, bundle] },
  });
}

/** The published bundles that hold a class, visible only to members. */
export function useBundlesHolding({ id, type }: SoldRef, isAsked: boolean) {
  const isMember = useIsMember();
  return useQuery({
    ...bundle.mine.query({
      query: { page: 0, perPage: 0, filter: { classId: id, statusApprove: ['publish', 'changed'] } },
    }),
    enabled: isAsked && isMember && type === 'program',
  });
}

/** Creates a copy, and returns where it is edited. */
export const useCopy = ({ id, type }: SoldRef) =>
  useMutation({
    mutationFn: async () => soldKinds[type].copy?.(id),
    meta: { success: 'Salinan dibuat sebagai draf', refreshes: [program.mine, webinar.mine] },
  });

export function useRemove({ id, type }: SoldRef) {
  const queryClient = useQueryClient();
  const { remove, detailKey } = soldKinds[type];
  return useMutation({
    mutationFn: () => remove(id),
    onSuccess: () => queryClient.removeQueries({ queryKey: detailKey(id) }),
    meta: {
      success: 'Berhasil menghapus',
      refreshes: [program.mine, program.archived, webinar.mine, webinar.archived, bundle.mine],
    },
  });
}
