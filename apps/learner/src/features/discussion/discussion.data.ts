import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { discussion } from '@sinau/api-client';
import {
  withChange,
  withoutEntry,
  withQuestion,
  withReplies,
  withReply,
  type DiscussionHandlers,
} from '@sinau/classroom';
import type { Discussion } from '@sinau/contracts/discussion/discussion.schemas';

const pageSize = 10;
const repliesPageSize = 50;

type Page = Awaited<ReturnType<typeof discussion.list.call>>;
type Questions = readonly Discussion[];

const keyOf = (lessonId: string) => ['discussion', 'list', lessonId];

/** The questions about a lesson, in pages. New entries shift the pages, so the same entry may be in two of them. */
export function useQuestions(lessonId: string | undefined) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: keyOf(lessonId ?? ''),
    queryFn: ({ pageParam: page }) =>
      discussion.list.call({ query: { filter: { lessonId: lessonId! }, page, perPage: pageSize } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages) => {
      const loaded = once(pages).length;
      return loaded < total ? Math.floor(loaded / pageSize) + 1 : undefined;
    },
    enabled: lessonId !== undefined,
    // Opened replies stay open.
    refetchOnWindowFocus: false,
  });
  return { ...query, questions: data && once(data.pages), total: data?.pages.at(-1)?.total };
}

const once = (pages: readonly Page[]) => [
  ...new Map(pages.flatMap(({ list }) => list).map((question) => [question.id, question])).values(),
];

/** Mutations of the discussion. Failures are silent and keep the text in its field (specification section 8). */
export function useDiscussionHandlers(lessonId: string): DiscussionHandlers {
  const queryClient = useQueryClient();
  const meta = { failure: 'silent' } as const;
  const create = useMutation({ mutationFn: discussion.create.call, meta });
  const update = useMutation({ mutationFn: discussion.update.call, meta });
  const remove = useMutation({ mutationFn: discussion.remove.call, meta });
  const like = useMutation({ mutationFn: discussion.like.call, meta });
  const unlike = useMutation({ mutationFn: discussion.unlike.call, meta });
  const hide = useMutation({ mutationFn: discussion.hide.call, meta });
  const unhide = useMutation({ mutationFn: discussion.unhide.call, meta });

  /** Adjusts the total when a question is added or removed. */
  const change = (work: (questions: Questions, pageIndex: number) => Questions) =>
    queryClient.setQueryData<InfiniteData<Page>>(keyOf(lessonId), (data) => {
      if (!data) return data;
      const pages = data.pages.map((page, index) => ({ ...page, list: [...work(page.list, index)] }));
      const added = once(pages).length - once(data.pages).length;
      return { ...data, pages: pages.map((page) => ({ ...page, total: page.total + added })) };
    });

  return {
    async ask(content, atSecond) {
      const question = await create.mutateAsync({ body: { parent: '', lesson: lessonId, content, atSecond } });
      change((questions, pageIndex) => (pageIndex === 0 ? withQuestion(questions, question) : questions));
    },
    async reply(parent, content) {
      const reply = await create.mutateAsync({ body: { parent, lesson: lessonId, content } });
      change((questions) => withReply(questions, reply));
    },
    async edit({ id }, content) {
      const { content: cleaned, editedAt } = await update.mutateAsync({ params: { id }, body: { content } });
      change((questions) => withChange(questions, id, { content: cleaned, editedAt }));
    },
    async remove(entry) {
      await remove.mutateAsync({ params: { id: entry.id } });
      change((questions) => withoutEntry(questions, entry));
    },
    async hide({ id }, reason) {
      const { isHidden, hiddenReason } = await (reason === null
        ? unhide.mutateAsync({ params: { id } })
        : hide.mutateAsync({ params: { id }, body: { reason } }));
      change((questions) => withChange(questions, id, { isHidden, hiddenReason }));
    },
    like({ id, isLiked, totalLike }) {
      const show = (shown: { isLiked: boolean; totalLike: number }) =>
        change((questions) => withChange(questions, id, shown));
      show({ isLiked: !isLiked, totalLike: totalLike + (isLiked ? -1 : 1) });
      (isLiked ? unlike : like).mutate(
        { params: { id } },
        { onSuccess: show, onError: () => show({ isLiked, totalLike }) },
      );
    },
    async showReplies({ id, replies }) {
      const page = Math.floor(replies.length / repliesPageSize) + 1;
      const { list } = await queryClient.fetchQuery(
        discussion.list.query({ query: { filter: { lessonId, parent: id }, page, perPage: repliesPageSize } }),
      );
      change((questions) => withReplies(questions, id, list));
    },
  };
}
