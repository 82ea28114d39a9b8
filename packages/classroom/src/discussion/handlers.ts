import type { Discussion, DiscussionReply } from '@sinau/contracts/discussion/discussion.schemas';

/** The actions of a discussion. If a promise rejects, the text stays in its field. */
export interface DiscussionHandlers {
  ask: (content: string) => Promise<unknown>;
  reply: (questionId: string, content: string) => Promise<unknown>;
  edit: (id: string, content: string) => Promise<unknown>;
  remove: (entry: DiscussionReply) => Promise<unknown>;
  like: (entry: DiscussionReply) => void;
  /** Loads older replies. */
  showReplies: (question: Discussion) => Promise<unknown>;
}
