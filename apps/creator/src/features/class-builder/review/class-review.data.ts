import { useMutation, useQuery } from '@tanstack/react-query';
import { comment } from '@sinau/api-client';

/** Loads the comments of the class's review, and whether its sales are stopped. */
export const useClassReview = (classId: string) => useQuery(comment.ofMyClass.query({ params: { id: classId } }));

const refreshes = [comment];

export const useAnswerComment = (id: string) =>
  useMutation({
    mutationFn: (content: string) => comment.answer.call({ params: { id }, body: { content } }),
    meta: { failure: 'silent', refreshes },
  });
export const useTickComment = (id: string) =>
  useMutation({
    mutationFn: (isFixed: boolean) => comment.tick.call({ params: { id }, body: { isFixed } }),
    meta: { refreshes },
  });
