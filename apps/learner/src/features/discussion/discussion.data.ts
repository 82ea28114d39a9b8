import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { createThreadHandlers, withQuestion, type DiscussionHandlers } from '@sinau/classroom';
import type { Discussion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { useLearning, type LearningPort } from '../../shared/learning-port.ts';

const pageSize = 10;

type Calls = LearningPort['discussion'];
type Page = Awaited<ReturnType<Calls['list']['call']>>;
type Questions = readonly Discussion[];

const keyOf = (lessonId: string) => ['discussion', 'list', lessonId];

/**
 * Loads the questions about a lesson, in pages. New entries shift the pages, so the same entry may be in two of them.
 */
export function useQuestions(lessonId: string | undefined) {
  const { discussion } = useLearning();
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
    // Keeps opened replies open.
    refetchOnWindowFocus: false,
  });
  return { ...query, questions: data && once(data.pages), total: data?.pages.at(-1)?.total };
}

const once = (pages: readonly Page[]) => [
  ...new Map(pages.flatMap(({ list }) => list).map((question) => [question.id, question])).values(),
];

/**
 * Provides the mutations of the discussion. Failures are silent and keep the text in its field (specification section
 * 8).
 */
export function useDiscussionHandlers(lessonId: string): DiscussionHandlers {
  const { discussion } = useLearning();
  const queryClient = useQueryClient();
  const meta = { failure: 'silent' } as const;
  const { mutateAsync: create } = useMutation({ mutationFn: discussion.create.call, meta });
  const { mutateAsync: update } = useMutation({ mutationFn: discussion.update.call, meta });
  const { mutateAsync: remove } = useMutation({ mutationFn: discussion.remove.call, meta });
  const { mutateAsync: hide } = useMutation({ mutationFn: discussion.hide.call, meta });
  const { mutateAsync: unhide } = useMutation({ mutationFn: discussion.unhide.call, meta });
  const { mutateAsync: like } = useMutation({ mutationFn: discussion.like.call, meta });
  const { mutateAsync: unlike } = useMutation({ mutationFn: discussion.unlike.call, meta });

  /** Adjusts the total when a question is added or removed. */
  const changePages = (work: (questions: Questions, pageIndex: number) => Questions) =>
    queryClient.setQueryData<InfiniteData<Page>>(keyOf(lessonId), (data) => {
      if (!data) return data;
      const pages = data.pages.map((page, index) => ({ ...page, list: [...work(page.list, index)] }));
      const added = once(pages).length - once(data.pages).length;
      return { ...data, pages: pages.map((page) => ({ ...page, total: page.total + added })) };
    });

  const list: Calls['list']['call'] = (input) => queryClient.fetchQuery(discussion.list.query(input));
  return {
    ...createThreadHandlers({ create, update, remove, hide, unhide, like, unlike, list }, changePages),
    async ask(content, atSecond) {
      const question = await create({ body: { parent: '', lesson: lessonId, content, atSecond } });
      changePages((questions, pageIndex) => (pageIndex === 0 ? withQuestion(questions, question) : questions));
    },
  };
}
