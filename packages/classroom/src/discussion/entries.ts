import type { Discussion, DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';

/** Updates the cached questions, newest first, after an entry was added, changed or deleted. */
type Questions<Q extends Discussion> = readonly Q[];

export const withQuestion = (questions: Questions<Discussion>, question: Discussion): Questions<Discussion> => [
  question,
  ...questions,
];

export const withReply = <Q extends Discussion>(questions: Questions<Q>, reply: DiscussionReply): Questions<Q> =>
  changing(questions, reply.parent, (question) => ({
    ...question,
    totalReply: question.totalReply + 1,
    replies: [...question.replies, reply],
  }));

/** Inserts older replies before the loaded ones, without duplicates. */
export const withReplies = <Q extends Discussion>(
  questions: Questions<Q>,
  questionId: string,
  replies: readonly DiscussionReply[],
): Questions<Q> =>
  changing(questions, questionId, (question) => {
    const known = new Map([...replies, ...question.replies].map((reply) => [reply.id, reply]));
    return {
      ...question,
      replies: [...known.values()].sort((a, b) =>
        a.createdAt === b.createdAt ? compare(a.id, b.id) : compare(a.createdAt, b.createdAt),
      ),
    };
  });

export const withChange = <Q extends Discussion>(
  questions: Questions<Q>,
  id: string,
  change: Partial<DiscussionReply>,
): Questions<Q> =>
  questions.map((question) =>
    question.id === id
      ? { ...question, ...change }
      : { ...question, replies: question.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)) },
  );

/**
 * Removes an entry as the server does: a deleted question with replies stays as a placeholder until its last reply is
 * deleted.
 */
export function withoutEntry<Q extends Discussion>(
  questions: Questions<Q>,
  { id, parent }: Pick<DiscussionReply, 'id' | 'parent'>,
): Questions<Q> {
  if (!parent) {
    return questions.flatMap((question) => {
      if (question.id !== id) return [question];
      return question.totalReply > 0
        ? [
            {
              ...question,
              content: '',
              createdBy: null,
              isDeleted: true,
              isHidden: false,
              isMine: false,
              mayHide: false,
              atSecond: null,
            },
          ]
        : [];
    });
  }
  return changing(questions, parent, (question) => ({
    ...question,
    totalReply: question.totalReply - 1,
    replies: question.replies.filter((reply) => reply.id !== id),
  })).filter(({ isDeleted, totalReply }) => !isDeleted || totalReply > 0);
}

const changing = <Q extends Discussion>(questions: Questions<Q>, id: string | null, change: (question: Q) => Q): Q[] =>
  questions.map((question) => (question.id === id ? change(question) : question));

const compare = (a: string, b: string) => (a < b ? -1 : 1);
