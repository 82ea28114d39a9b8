import type { Discussion, DiscussionReply } from '@sinau/contracts/discussion/discussion.schemas';

/** What the owner of a discussion does for it. A promise that fails leaves what was typed in its field. */
export interface DiscussionHandlers {
  ask: (content: string) => Promise<unknown>;
  reply: (questionId: string, content: string) => Promise<unknown>;
  edit: (id: string, content: string) => Promise<unknown>;
  remove: (entry: DiscussionReply) => Promise<unknown>;
  like: (entry: DiscussionReply) => void;
  /** Brings replies that are older than those the question carries. */
  showReplies: (question: Discussion) => Promise<unknown>;
}
