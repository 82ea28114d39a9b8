import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDispatch } from 'react-redux';
import { ApiError, bundle, program, webinar } from '@sinau/api-client';
import { decimal } from '@sinau/format';
import { snackbarShown } from '@sinau/shell';
import { useIsMember } from '../../shared/scopes.ts';
import { soldNouns, type SoldType } from '../../shared/sold-types.ts';
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

export type BulkAct = 'archive' | 'remove';
export interface BulkFailure {
  id: string;
  title: string;
  reason: string;
}
interface BulkInput {
  act: BulkAct;
  rows: readonly (SoldRef & { title: string })[];
  /** Past tense of the act, for the message after it. */
  done: string;
}

/** Archives, restores or removes several, one after another, and returns those that the server refused. */
export function useBulkAct(type: SoldType) {
  const queryClient = useQueryClient();
  const dispatch = useDispatch();
  const { archiveOrRestore, remove, detailKey } = soldKinds[type];
  return useMutation({
    mutationFn: async ({ act, rows }: BulkInput) => {
      const refused: BulkFailure[] = [];
      for (const { id, title } of rows) {
        try {
          await (act === 'archive' ? archiveOrRestore(id, queryClient) : remove(id));
          if (act === 'remove') queryClient.removeQueries({ queryKey: detailKey(id) });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          refused.push({ id, title, reason: error.message });
        }
      }
      return refused;
    },
    onSuccess: (refused, { rows, done }) => {
      const count = rows.length - refused.length;
      if (count > 0) dispatch(snackbarShown({ tone: 'success', msg: `${decimal(count)} ${soldNouns[type]} ${done}` }));
    },
    meta: { refreshes: [program, webinar, bundle] },
  });
}

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
