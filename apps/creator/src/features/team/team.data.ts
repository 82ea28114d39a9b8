import { useMutation, useQuery } from '@tanstack/react-query';
import { educator, instructor, member, program, webinar } from '@sinau/api-client';
import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { MemberRole } from '@sinau/contracts/authoring/member/member.rules';
import type { TaughtClass } from '../../shared/taught-class.ts';

type ClassType = TaughtClass['type'];
const of = (slug: string, type: ClassType) => ({ params: { type, id: slug } }) as const;
const byId = (id: string) => ({ params: { id } });

/** Class of a team page, for its head. */
export function useTaughtClass({ slug, type }: TaughtClass) {
  const ofProgram = useQuery({ ...program.mineDetail.query(byId(slug)), enabled: type === 'program' });
  const ofWebinar = useQuery({ ...webinar.mineDetail.query(byId(slug)), enabled: type === 'webinar' });
  const { data, error } = type === 'webinar' ? ofWebinar : ofProgram;
  return { title: data?.title, error };
}

export const useInstructors = ({ slug, type }: TaughtClass) => useQuery(instructor.invited.query(of(slug, type)));
export const useInvite = ({ slug, type }: TaughtClass) =>
  useMutation({
    mutationFn: (body: { email: string; scopes: InstructorScope[] }) =>
      instructor.add.call({ ...of(slug, type), body }),
    meta: { success: 'Undangan terkirim', failure: 'silent', refreshes: [instructor] },
  });
export const useChangeScopes = () =>
  useMutation({
    mutationFn: ({ id, scopes }: { id: string; scopes: InstructorScope[] }) =>
      instructor.update.call({ ...byId(id), body: { scopes } }),
    meta: { success: 'Tugasnya diperbarui', failure: 'silent', refreshes: [instructor] },
  });
export const useResend = () =>
  useMutation({
    mutationFn: (id: string) => instructor.resend.call(byId(id)),
    meta: { success: 'Undangan dikirim ulang', refreshes: [instructor] },
  });
export const useRevoke = (type: ClassType) =>
  useMutation({
    mutationFn: (id: string) => instructor.remove.call({ params: { type, id } }),
    meta: { success: 'Aksesnya dicabut', refreshes: [instructor] },
  });

export const useEducators = (slug: string, type: ClassType) => useQuery(educator.list.query(of(slug, type)));
type EducatorInput = Omit<Educator, 'id'>;
/** Stores a new or an existing educator. */
export const useSaveEducator = (slug: string, type: ClassType) =>
  useMutation({
    mutationFn: ({ id, ...body }: EducatorInput & { id: string | null }) =>
      id ? educator.update.call({ ...byId(id), body }) : educator.create.call({ ...of(slug, type), body }),
    meta: { success: 'Tersimpan dan tampil di halaman kelas', failure: 'silent', refreshes: [educator] },
  });
export const useMoveEducator = () =>
  useMutation({
    mutationFn: ({ id, ...body }: Educator & { index: number }) => educator.update.call({ ...byId(id), body }),
    meta: { success: 'Urutan diubah', refreshes: [educator] },
  });
export const useRemoveEducator = () =>
  useMutation({
    mutationFn: (id: string) => educator.remove.call(byId(id)),
    meta: { success: 'Tidak tampil lagi di halaman kelas', refreshes: [educator] },
  });

export const useMembers = () => useQuery(member.list.query());
export const useInviteMember = () =>
  useMutation({
    mutationFn: (body: { email: string; role: MemberRole }) => member.invite.call({ body }),
    meta: { success: 'Undangan terkirim', failure: 'silent', refreshes: [member] },
  });
export const useResendMember = () =>
  useMutation({
    mutationFn: (id: string) => member.resend.call(byId(id)),
    meta: { success: 'Undangan dikirim ulang', refreshes: [member] },
  });
export const useRevokeMember = () =>
  useMutation({
    mutationFn: (id: string) => member.revoke.call(byId(id)),
    meta: { success: 'Undangan ditarik', refreshes: [member] },
  });
export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, role }: { id: string; role: MemberRole }) => member.update.call({ ...byId(id), body: { role } }),
    meta: { success: 'Perannya diubah', refreshes: [member] },
  });
export const useRemoveMember = () =>
  useMutation({
    mutationFn: (id: string) => member.remove.call(byId(id)),
    meta: { success: 'Sudah keluar dari tim', refreshes: [member] },
  });
