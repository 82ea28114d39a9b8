import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { discussion } from '@sinau/api-client';
import { createThreadHandlers, type ChangeQuestions } from '@sinau/classroom';
import type { InboxQuestion } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { InboxSearch } from './inbox-search.ts';

const inboxPageSize = 10;

function inboxQuery({ keyword, class: classId, state, sort, page }: InboxSearch) {
  const filter = { ...(classId && { classId }), ...(state && { isWaiting: state === 'waiting' }) };
  const conditions = { ...(keyword && { keyword }), ...(Object.keys(filter).length > 0 && { filter }) };
  return discussion.inbox.query({ query: { ...conditions, sort, page, perPage: inboxPageSize } });
}

export const useInbox = (search: InboxSearch) =>
  useQuery({
    ...inboxQuery(search),
    placeholderData: keepPreviousData,
    // An answered question stays in its position, and opened replies stay open.
    refetchOnWindowFocus: false,
  });

/**
 * Loads the number of questions that wait for an instructor; 0 until it is known, and for users who do not answer them.
 */
export const useWaitingCount = (enabled: boolean) =>
  useQuery({ ...discussion.inboxCount.query(), enabled }).data?.waiting ?? 0;

/**
 * Returns the handlers. As in the learner's discussion, failures are silent and the text stays in its field
 * (specification section 8).
 */
export function useInboxHandlers(search: InboxSearch) {
  const queryClient = useQueryClient();
  const meta = { failure: 'silent' } as const;
  const recounting = { ...meta, refreshes: [discussion.inboxCount] };
  const { mutateAsync: create } = useMutation({ mutationFn: discussion.create.call, meta: recounting });
  const { mutateAsync: update } = useMutation({ mutationFn: discussion.update.call, meta });
  const { mutateAsync: remove } = useMutation({ mutationFn: discussion.remove.call, meta: recounting });
  const { mutateAsync: hide } = useMutation({ mutationFn: discussion.hide.call, meta: recounting });
  const { mutateAsync: unhide } = useMutation({ mutationFn: discussion.unhide.call, meta: recounting });
  const { mutateAsync: like } = useMutation({ mutationFn: discussion.like.call, meta });
  const { mutateAsync: unlike } = useMutation({ mutationFn: discussion.unlike.call, meta });

  const change: ChangeQuestions = (work) =>
    queryClient.setQueryData(
      inboxQuery(search).queryKey,
      (page) => page && { ...page, list: work(page.list).map(withState) },
    );
  const list: typeof discussion.list.call = (input) => queryClient.fetchQuery(discussion.list.query(input));
  return createThreadHandlers({ create, update, remove, hide, unhide, like, unlike, list }, change);
}

/** Returns the question with the state that the server gives it: it waits until an instructor's reply is shown. */
const withState = (question: InboxQuestion): InboxQuestion => ({
  ...question,
  isWaiting:
    question.role === 'Participant' &&
    !question.isHidden &&
    !question.isDeleted &&
    !question.replies.some(({ role, isHidden }) => role === 'Instructor' && !isHidden),
});
