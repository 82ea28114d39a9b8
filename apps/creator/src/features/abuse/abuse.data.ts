import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { abuse, audit, discussion, portfolio, review, suspension } from '@sinau/api-client';
import type { AbuseAct } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { CaseSearch } from './abuse-search.ts';

export const useCases = ({ keyword, state, kind, reason, sort, page }: CaseSearch) =>
  useQuery({
    ...abuse.queue.query({
      query: {
        page,
        perPage: 20,
        sort,
        ...(keyword && { keyword }),
        filter: { isOpen: state === 'open', ...(kind && { kind }), ...(reason && { reason }) },
      },
    }),
    placeholderData: keepPreviousData,
  });
export const useCase = (id: string) => useQuery(abuse.detail.query({ params: { id } }));

/** Answers of the desk about classes, by their key: their calls, which are not needed here, would weigh on every page. */
const classesOfDesk = { key: ['operator'] };
/** A decision changes whatever was reported. */
const refreshes = [abuse, audit, classesOfDesk, suspension, review, discussion, portfolio];
const params = (id: string) => ({ params: { id } });

export const useTakeUpCase = (id: string) =>
  useMutation({ mutationFn: () => abuse.takeUp.call(params(id)), meta: { refreshes } });
export const useReleaseCase = (id: string) =>
  useMutation({ mutationFn: () => abuse.release.call(params(id)), meta: { success: 'Laporan dilepas', refreshes } });
export const useDismissCase = (id: string) =>
  useMutation({
    mutationFn: () => abuse.dismiss.call({ ...params(id), body: {} }),
    meta: { success: 'Pelapor sudah dikabari', refreshes },
  });
export const useRefuseAppeal = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => abuse.dismiss.call({ ...params(id), body: { reason } }),
    meta: { success: 'Jawabanmu terkirim', failure: 'silent', refreshes },
  });
export const useDecideCase = (id: string) =>
  useMutation({
    mutationFn: (body: { acts: AbuseAct[]; reason: string }) => abuse.decide.call({ ...params(id), body }),
    meta: { success: 'Sudah ditindak, dan semua pihak dikabari', failure: 'silent', refreshes },
  });
export const useUnhideCase = (id: string) =>
  useMutation({ mutationFn: () => abuse.unhide.call(params(id)), meta: { success: 'Tampil lagi', refreshes } });
