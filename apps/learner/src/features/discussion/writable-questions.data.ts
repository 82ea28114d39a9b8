import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discussion } from '@sinau/api-client';
import { createThreadHandlers, withQuestion, type ChangeQuestions, type DiscussionHandlers } from '@sinau/classroom';
import { questionsQuery } from './class-questions.data.ts';

/**
 * Provides the mutations. As in the discussion of a lesson, failures are silent and keep the text in its field
 * (specification section 8).
 */
export function useClassQuestionHandlers({ id, slug }: { id: string; slug: string }, page: number): DiscussionHandlers {
  const queryClient = useQueryClient();
  const meta = { failure: 'silent' } as const;
  const { mutateAsync: create } = useMutation({ mutationFn: discussion.create.call, meta });
  const { mutateAsync: update } = useMutation({ mutationFn: discussion.update.call, meta });
  const { mutateAsync: remove } = useMutation({ mutationFn: discussion.remove.call, meta });
  const { mutateAsync: hide } = useMutation({ mutationFn: discussion.hide.call, meta });
  const { mutateAsync: unhide } = useMutation({ mutationFn: discussion.unhide.call, meta });
  const { mutateAsync: like } = useMutation({ mutationFn: discussion.like.call, meta });
  const { mutateAsync: unlike } = useMutation({ mutationFn: discussion.unlike.call, meta });

  const { queryKey } = questionsQuery(slug, page);
  const change: ChangeQuestions = (work) =>
    queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, list: [...work(shown.list)] });
  const list: typeof discussion.list.call = (input) => queryClient.fetchQuery(discussion.list.query(input));
  return {
    ...createThreadHandlers({ create, update, remove, hide, unhide, like, unlike, list }, change),
    async ask(content) {
      const question = await create({ body: { parent: '', class: id, content } });
      queryClient.setQueryData(
        queryKey,
        (shown) => shown && { ...shown, list: [...withQuestion(shown.list, question)], total: shown.total + 1 },
      );
    },
  };
}
