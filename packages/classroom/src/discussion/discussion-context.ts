import { createContext, useContext, type ReactNode } from 'react';
import type { DiscussionReply } from '@sinau/contracts/study/discussion/discussion.schemas';

export interface DiscussionContextValue {
  /** The user whose typed texts are stored on this device. */
  userId: string;
  /** Plays the recording beside the discussion from a second; null without a recording. */
  seek: ((second: number) => void) | null;
  /** Button that reports an entry of somebody else, in applications where it can be reported. */
  reportButton?: (entry: DiscussionReply) => ReactNode;
}

export const DiscussionContext = createContext<DiscussionContextValue>({ userId: '', seek: null });

export const useDiscussionContext = () => useContext(DiscussionContext);

/** Returns the key of a text that is typed and not yet sent. */
export function useDraftKey(kind: 'ask' | 'reply' | 'edit' | 'hide', id: string) {
  return `${useDiscussionContext().userId}:discussion-${kind}:${id}`;
}
