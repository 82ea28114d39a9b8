import { useMutation, useQuery } from '@tanstack/react-query';
import { lti, program } from '@sinau/api-client';
import type { LtiConnection } from '@sinau/contracts/commerce/lti/lti.schemas';

const byId = (id: string) => ({ params: { id } });

export const useLtiPlatforms = () => useQuery(lti.list.query());
export const useLtiPlatform = (id: string) => useQuery(lti.detail.query(byId(id)));
export const useAddLtiPlatform = () =>
  useMutation({
    mutationFn: (body: { name: string }) => lti.create.call({ body }),
    meta: { failure: 'silent', refreshes: [lti] },
  });
export const useConnectLti = (id: string) =>
  useMutation({
    mutationFn: (body: LtiConnection) => lti.connect.call({ ...byId(id), body }),
    meta: { success: 'Data kampus tersimpan', failure: 'silent', refreshes: [lti] },
  });
export const useLtiRegistration = (id: string) => useMutation({ mutationFn: () => lti.registration.call(byId(id)) });
export const useOfferClass = (id: string) =>
  useMutation({
    mutationFn: ({ classId, seats }: { classId: string; seats: number }) =>
      lti.offer.call({ params: { id, classId }, body: { seats } }),
    meta: { success: 'Kelas ditawarkan', failure: 'silent', refreshes: [lti] },
  });
export const useWithdrawClass = (id: string) =>
  useMutation({
    mutationFn: (classId: string) => lti.withdraw.call({ params: { id, classId } }),
    meta: { success: 'Kelas ditarik', refreshes: [lti] },
  });
export const useRevokeLti = (id: string) =>
  useMutation({
    mutationFn: () => lti.revoke.call(byId(id)),
    meta: { success: 'Sambungan dicabut', refreshes: [lti] },
  });
export const useResendScores = (courseId: string) =>
  useMutation({
    mutationFn: () => lti.resend.call(byId(courseId)),
    meta: { success: 'Nilai dikirim ulang dalam satu menit', refreshes: [lti] },
  });
export const useLtiRoster = (id: string) => useQuery({ ...lti.roster.query(byId(id)), retry: false });

/** Programs that may be offered. */
export const useOfferablePrograms = () =>
  useQuery(
    program.mine.query({
      query: {
        page: 0,
        perPage: 0,
        sort: 'title',
        filter: { statusApprove: ['publish', 'changed'] },
        attributes: ['id', 'title'],
      },
    }),
  );
