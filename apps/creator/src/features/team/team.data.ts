import { useMutation, useQuery } from '@tanstack/react-query';
import { educator, instructor, member, program } from '@sinau/api-client';
import type { Educator } from '@sinau/contracts/educator/educator.schemas';
import type { InstructorScope } from '@sinau/contracts/instructor/instructor.rules';
import type { MemberRole } from '@sinau/contracts/member/member.rules';

const of = (slug: string) => ({ params: { type: 'program', id: slug } }) as const;
const byId = (id: string) => ({ params: { id } });

export const useTaughtClass = (slug: string) => useQuery(program.mineDetail.query(byId(slug)));

export const useInstructors = (slug: string) => useQuery(instructor.invited.query(of(slug)));
export const useInvite = (slug: string) =>
  useMutation({
    mutationFn: (body: { email: string; scopes: InstructorScope[] }) => instructor.add.call({ ...of(slug), body }),
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
export const useRevoke = () =>
  useMutation({
    mutationFn: (id: string) => instructor.remove.call({ params: { type: 'program', id } }),
    meta: { success: 'Aksesnya dicabut', refreshes: [instructor] },
  });

export const useEducators = (slug: string) => useQuery(educator.list.query(of(slug)));
type EducatorInput = Omit<Educator, 'id'>;
/** Stores a new educator, or a known one. */
export const useSaveEducator = (slug: string) =>
  useMutation({
    mutationFn: ({ id, ...body }: EducatorInput & { id: string | null }) =>
      id ? educator.update.call({ ...byId(id), body }) : educator.create.call({ ...of(slug), body }),
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
