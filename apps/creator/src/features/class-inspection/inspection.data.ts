import { useMutation, useQuery } from '@tanstack/react-query';
import { audit, comment, operator } from '@sinau/api-client';

export const useInspectedClass = (id: string) => useQuery(operator.classDetail.query({ params: { id } }));
export const useInspectedBundle = (id: string) => useQuery(operator.bundleDetail.query({ params: { id } }));
/** Loads the bundles that contain a class. */
export const useBundlesSoldWith = (classId: string, isAsked: boolean) =>
  useQuery({
    ...operator.bundles.query({
      query: {
        page: 0,
        perPage: 0,
        filter: { classId, statusApprove: 'publish', isSuspended: false },
        attributes: ['id', 'title', 'mitra'],
      },
    }),
    enabled: isAsked,
  });
export const useClassChanges = (id: string) => useQuery(operator.changes.query({ params: { id } }));
/** Loads a lesson whenever it is opened, since its file addresses expire. */
export const useInspectedLesson = (id: string, lessonId: string) =>
  useQuery({ ...operator.lesson.query({ params: { id, lessonId } }), gcTime: 0 });
export const useClassComments = (id: string) => useQuery(comment.ofClass.query({ params: { id } }));

const refreshes = [operator, comment, audit];

/** Calls for the decisions of an operator, with the message shown afterwards. */
interface ReviewCalls {
  readonly takeUp: () => Promise<unknown>;
  readonly release: () => Promise<unknown>;
  readonly publish: () => Promise<unknown>;
  readonly resume: () => Promise<unknown>;
  readonly revise: (reason: string) => Promise<unknown>;
  readonly suspend: (reason: string) => Promise<unknown>;
}

const useReview = (what: string, calls: ReviewCalls) => {
  const done = (success: string) => ({ success, refreshes });
  // Options for an action with a reason: the dialog itself shows why it was refused.
  const asked = (success: string) => ({ success, failure: 'silent', refreshes }) as const;
  return {
    takeUp: useMutation({ mutationFn: calls.takeUp, meta: done(`${what} ini sekarang kamu tinjau`) }),
    release: useMutation({ mutationFn: calls.release, meta: done(`${what} kembali ke antrean`) }),
    publish: useMutation({ mutationFn: calls.publish, meta: done(`${what} sudah terbit`) }),
    resume: useMutation({ mutationFn: calls.resume, meta: done(`${what} dijual lagi`) }),
    revise: useMutation({ mutationFn: calls.revise, meta: asked(`${what} dikembalikan ke mitra`) }),
    suspend: useMutation({ mutationFn: calls.suspend, meta: asked(`Penjualan ${what.toLowerCase()} dihentikan`) }),
  };
};
export type Review = ReturnType<typeof useReview>;

export const useClassReview = (id: string) =>
  useReview('Kelas', {
    takeUp: () => operator.takeUp.call({ params: { id } }),
    release: () => operator.release.call({ params: { id } }),
    publish: () => operator.publish.call({ params: { id } }),
    resume: () => operator.resume.call({ params: { id } }),
    revise: (reason) => operator.revise.call({ params: { id }, body: { reason } }),
    suspend: (reason) => operator.suspend.call({ params: { id }, body: { reason } }),
  });
export const useBundleReview = (id: string) =>
  useReview('Bundling', {
    takeUp: () => operator.takeUpBundle.call({ params: { id } }),
    release: () => operator.releaseBundle.call({ params: { id } }),
    publish: () => operator.publishBundle.call({ params: { id } }),
    resume: () => operator.resumeBundle.call({ params: { id } }),
    revise: (reason) => operator.reviseBundle.call({ params: { id }, body: { reason } }),
    suspend: (reason) => operator.suspendBundle.call({ params: { id }, body: { reason } }),
  });

export const useReadLesson = (id: string) =>
  useMutation({
    mutationFn: ({ lessonId, isRead }: { lessonId: string; isRead: boolean }) =>
      operator.readLesson.call({ params: { id, lessonId }, body: { isRead } }),
    meta: { refreshes: [operator.classDetail] },
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
