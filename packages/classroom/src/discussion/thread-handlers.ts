import type { Discussion, DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';
import { withChange, withoutEntry, withReplies, withReply } from './entries.ts';
import type { ThreadHandlers } from './handlers.ts';

const repliesPageSize = 50;

interface ById {
  params: { id: string };
}
type Like = Promise<{ isLiked: boolean; totalLike: number }>;

/** The calls of the API, as the application sends them. */
export interface ThreadCalls {
  create: (input: { body: { parent: string; lesson?: string; content: string } }) => Promise<Discussion>;
  update: (input: ById & { body: { content: string } }) => Promise<Discussion>;
  remove: (input: ById) => Promise<unknown>;
  hide: (input: ById & { body: { reason: string } }) => Promise<Discussion>;
  unhide: (input: ById) => Promise<Discussion>;
  like: (input: ById) => Like;
  unlike: (input: ById) => Like;
  list: (input: {
    query: { filter: { lessonId?: string; parent: string }; page: number; perPage: number };
  }) => Promise<{ list: DiscussionReply[] }>;
}

/** Changes the loaded questions, independent of where the application stores them. */
export type ChangeQuestions = (work: <Q extends Discussion>(questions: readonly Q[]) => readonly Q[]) => void;

/** Creates the handlers: each sends its call and updates the loaded questions. */
export const createThreadHandlers = (calls: ThreadCalls, change: ChangeQuestions): ThreadHandlers => ({
  async reply({ id: parent, lesson }, content) {
    const reply = await calls.create({ body: { parent, ...(lesson && { lesson }), content } });
    change((questions) => withReply(questions, reply));
  },
  async edit({ id }, content) {
    const { content: cleaned, editedAt } = await calls.update({ params: { id }, body: { content } });
    change((questions) => withChange(questions, id, { content: cleaned, editedAt }));
  },
  async remove(entry) {
    await calls.remove({ params: { id: entry.id } });
    change((questions) => withoutEntry(questions, entry));
  },
  async hide({ id }, reason) {
    const { isHidden, hiddenReason } = await (reason === null
      ? calls.unhide({ params: { id } })
      : calls.hide({ params: { id }, body: { reason } }));
    change((questions) => withChange(questions, id, { isHidden, hiddenReason }));
  },
  like({ id, isLiked, totalLike }) {
    const show = (shown: { isLiked: boolean; totalLike: number }) =>
      change((questions) => withChange(questions, id, shown));
    show({ isLiked: !isLiked, totalLike: totalLike + (isLiked ? -1 : 1) });
    (isLiked ? calls.unlike : calls.like)({ params: { id } }).then(
      ({ isLiked: nowLiked, totalLike: total }) => show({ isLiked: nowLiked, totalLike: total }),
      () => show({ isLiked, totalLike }),
    );
  },
  async showReplies({ id, lesson, replies }) {
    const page = Math.floor(replies.length / repliesPageSize) + 1;
    const { list } = await calls.list({
      query: { filter: { ...(lesson && { lessonId: lesson }), parent: id }, page, perPage: repliesPageSize },
    });
    change((questions) => withReplies(questions, id, list));
  },
});
