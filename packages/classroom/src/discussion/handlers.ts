import type { Discussion, DiscussionReply } from '@sinau/contracts/discussion/discussion.schemas';

/** The calls of a discussion. When a promise rejects, the typed text stays in its field. */
export interface DiscussionHandlers {
  ask: (content: string) => Promise<unknown>;
  reply: (questionId: string, content: string) => Promise<unknown>;
  edit: (id: string, content: string) => Promise<unknown>;
  remove: (entry: DiscussionReply) => Promise<unknown>;
  like: (entry: DiscussionReply) => void;
  /** Loads replies older than those included with the question. */
  showReplies: (question: Discussion) => Promise<unknown>;
}
