import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, certificate, person } from '@sinau/api-client';
import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';

export const usePeople = (keyword: string) =>
  useQuery({
    ...person.find.query({ query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
export const usePerson = (id: string) => useQuery(person.detail.query({ params: { id } }));

const newest = (id: string, perPage: number) => ({ params: { id }, query: { perPage } });
export const useOrders = (id: string, perPage: number) =>
  useQuery({ ...person.orders.query(newest(id, perPage)), placeholderData: keepPreviousData });
export const useClasses = (id: string, perPage: number) =>
  useQuery({ ...person.classes.query(newest(id, perPage)), placeholderData: keepPreviousData });
export const useCertificates = (id: string, perPage: number) =>
  useQuery({ ...person.certificates.query(newest(id, perPage)), placeholderData: keepPreviousData });
export const useTickets = (id: string, perPage: number) =>
  useQuery({ ...person.tickets.query(newest(id, perPage)), placeholderData: keepPreviousData });
export const useMails = (id: string, perPage: number) =>
  useQuery({ ...person.mails.query(newest(id, perPage)), placeholderData: keepPreviousData });
export const useActions = (id: string, perPage: number) =>
  useQuery({ ...person.acts.query(newest(id, perPage)), placeholderData: keepPreviousData });
export const useSessions = (id: string) => useQuery(person.sessions.query({ params: { id } }));
export const useAgreements = (id: string) => useQuery(person.agreements.query({ params: { id } }));
export const useDeactivation = (id: string) => useQuery(person.deactivation.query({ params: { id } }));

const refreshes = [person, audit];
const acts = {
  signOut: { operation: person.signOut, success: 'Sudah keluar dari semua perangkat' },
  lock: { operation: person.lock, success: 'Akunnya dikunci' },
  unlock: { operation: person.unlock, success: 'Akunnya dibuka lagi' },
  deactivate: { operation: person.deactivate, success: 'Akunnya dinonaktifkan' },
} as const;
export type PersonActName = keyof typeof acts;

export const usePersonAct = (id: string, name: PersonActName) =>
  useMutation({
    mutationFn: (reason: string) => acts[name].operation.call({ params: { id }, body: { reason } }),
    meta: { success: acts[name].success, failure: 'silent', refreshes },
  });
export const useChangeEmail = (id: string) =>
  useMutation({
    mutationFn: (body: { email: string; proof: string }) => person.changeEmail.call({ params: { id }, body }),
    meta: { success: 'Tautan konfirmasi dikirim ke email baru', failure: 'silent', refreshes },
  });
export const useRepeatMail = (id: string) =>
  useMutation({
    mutationFn: (mailId: string) => person.repeatMail.call({ params: { id, mailId } }),
    meta: { success: 'Email dikirim ulang', refreshes },
  });
export const useRevoke = (id: string) =>
  useMutation({
    mutationFn: (body: { reason: RevocationReason; note: string }) => certificate.revoke.call({ params: { id }, body }),
    meta: { success: 'Sertifikat dicabut', failure: 'silent', refreshes },
  });
export const useRestore = (id: string) =>
  useMutation({
    mutationFn: (note: string) => certificate.restore.call({ params: { id }, body: { note } }),
    meta: { success: 'Sertifikat berlaku lagi', failure: 'silent', refreshes },
  });
