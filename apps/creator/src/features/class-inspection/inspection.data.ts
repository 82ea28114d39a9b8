import { useMutation, useQuery } from '@tanstack/react-query';
import { audit, comment, operator } from '@sinau/api-client';

export const useInspectedClass = (id: string) => useQuery(operator.classDetail.query({ params: { id } }));
export const useClassChanges = (id: string) => useQuery(operator.changes.query({ params: { id } }));
/** Its files are signed for a time, so it is asked for anew whenever it is opened. */
export const useInspectedLesson = (id: string, lessonId: string) =>
  useQuery({ ...operator.lesson.query({ params: { id, lessonId } }), gcTime: 0 });
export const useClassComments = (id: string) => useQuery(comment.ofClass.query({ params: { id } }));

const refreshes = [operator, comment, audit];

const useAct = (act: (id: string) => Promise<unknown>, id: string, success: string) =>
  useMutation({ mutationFn: () => act(id), meta: { success, refreshes } });
export const useTakeUp = (id: string) =>
  useAct((one) => operator.takeUp.call({ params: { id: one } }), id, 'Kelas ini sekarang kamu tinjau');
export const useRelease = (id: string) =>
  useAct((one) => operator.release.call({ params: { id: one } }), id, 'Kelas kembali ke antrean');
export const usePublish = (id: string) =>
  useAct((one) => operator.publish.call({ params: { id: one } }), id, 'Kelas sudah terbit');
export const useResume = (id: string) =>
  useAct((one) => operator.resume.call({ params: { id: one } }), id, 'Kelas dijual lagi');

export const useRevise = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => operator.revise.call({ params: { id }, body: { reason } }),
    meta: { success: 'Kelas dikembalikan ke mitra', failure: 'silent', refreshes },
  });
export const useSuspend = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => operator.suspend.call({ params: { id }, body: { reason } }),
    meta: { success: 'Penjualan kelas dihentikan', failure: 'silent', refreshes },
  });
export const useNewsWriting = (id: string) =>
  useMutation({
    mutationFn: (isAllowed: boolean) => operator.setNewsWriting.call({ params: { id }, body: { isAllowed } }),
    meta: { success: 'Izin AI-sisten disimpan', refreshes },
  });

const quiet = { failure: 'silent', refreshes } as const;
export const useAddComment = (id: string, lessonId: string | null) =>
  useMutation({
    mutationFn: (content: string) => comment.add.call({ params: { id }, body: { content, lessonId } }),
    meta: quiet,
  });
export const useEditComment = () =>
  useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      comment.edit.call({ params: { id }, body: { content } }),
    meta: quiet,
  });
export const useReplyToComment = () =>
  useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) =>
      comment.reply.call({ params: { id }, body: { content } }),
    meta: quiet,
  });
export const useRemoveComment = () =>
  useMutation({
    mutationFn: (id: string) => comment.remove.call({ params: { id } }),
    meta: { success: 'Catatan dihapus', refreshes },
  });
