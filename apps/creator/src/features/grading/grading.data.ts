import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { assistant, program, submission } from '@sinau/api-client';
import type { GradedSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { gradingPageSize, submittedWithin, type GradingSearch } from './grading-search.ts';

/** Loads the summary again from time to time: the figure in the menu changes with every submission. */
export const useGradingSummary = (enabled = true) =>
  useQuery({ ...submission.summary.query(), refetchInterval: 120_000, enabled });

export const useGradedClasses = () =>
  useQuery(program.mine.query({ query: { page: 0, perPage: 0, sort: 'title', attributes: ['id', 'title'] } }));

const filterOf = ({ keyword, class: classId, state, age }: GradingSearch) => {
  const submittedAt = submittedWithin(age, new Date());
  return {
    ...(keyword && { keyword }),
    filter: {
      ...(classId && { classId }),
      ...(state === 'waiting' && { state: ['submitted', 'in-review'] as ('submitted' | 'in-review')[] }),
      ...(state !== 'waiting' && state !== 'all' && { state }),
      ...(submittedAt && { submittedAt }),
    },
  };
};

export const useQueue = (search: GradingSearch) =>
  useQuery({
    ...submission.queue.query({
      query: { ...filterOf(search), page: search.page, perPage: gradingPageSize, sort: search.sort },
    }),
    placeholderData: keepPreviousData,
  });

/** Loads the first hundred ids of a queue, to go through one after the other. */
export const useQueueIds = (search: GradingSearch) =>
  useQuery(
    submission.queue.query({
      query: { ...filterOf(search), page: 1, perPage: 100, sort: search.sort, attributes: ['id'] },
    }),
  );

const detailQuery = (id: string) => submission.detail.query({ params: { id } });
export const useGradedSubmission = (id: string) => useQuery({ ...detailQuery(id), refetchOnMount: 'always' });

/** Loads the check of a version once, since versions never change. */
export const useNewsCheck = (id: string, number: number) =>
  useQuery({ ...assistant.checkSubmission.query({ params: { id }, body: { number } }), staleTime: Infinity });

interface StepOptions {
  failure?: 'silent';
  onStored?: () => void;
}

/** Mutation that returns the submission as it then is. A refusal loads it again: another user was quicker. */
function useStep<Body>(
  id: string,
  call: (body: Body) => Promise<GradedSubmission>,
  { onStored, ...feedback }: StepOptions = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (stored) => {
      queryClient.setQueryData(detailQuery(id).queryKey, stored);
      onStored?.();
    },
    meta: { refreshes: [submission.summary, submission.queue, submission.detail], ...feedback },
  });
}
export const useClaim = (id: string) => useStep<void>(id, () => submission.claim.call({ params: { id } }));
export const useRelease = (id: string) => useStep<void>(id, () => submission.release.call({ params: { id } }));
type Grade = Parameters<typeof submission.grade.call>[0]['body'];
/** Grades a submission; `onStored` is called even if the form is gone by then, as it is after grading. */
export const useGrade = (id: string, onStored: () => void) =>
  useStep<Grade>(id, (body) => submission.grade.call({ params: { id }, body }), { failure: 'silent', onStored });

export const useSnippets = () => useQuery(submission.snippets.query());
export const useCreateSnippet = () =>
  useMutation({
    mutationFn: (content: string) => submission.createSnippet.call({ body: { content } }),
    meta: { success: 'Komentar disimpan', refreshes: [submission.snippets] },
  });
export const useRemoveSnippet = () =>
  useMutation({
    mutationFn: (id: string) => submission.removeSnippet.call({ params: { id } }),
    meta: { success: 'Komentar tersimpan dihapus', refreshes: [submission.snippets] },
  });
