import type { Discussion, DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';

/** The actions of a question and its replies. If a promise rejects, the text stays in its field. */
export interface ThreadHandlers {
  reply: (question: Discussion, content: string) => Promise<unknown>;
  edit: (entry: DiscussionReply, content: string) => Promise<unknown>;
  remove: (entry: DiscussionReply) => Promise<unknown>;
  /** Hides an entry for a reason, or shows it again if the reason is null. */
  hide: (entry: DiscussionReply, reason: string | null) => Promise<unknown>;
  like: (entry: DiscussionReply) => void;
  /** Loads older replies. */
  showReplies: (question: Discussion) => Promise<unknown>;
}

export interface DiscussionHandlers extends ThreadHandlers {
  /** `atSecond` is the second of the recording that the question is about. */
  ask: (content: string, atSecond: number | null) => Promise<unknown>;
}
