import { createContext, useContext } from 'react';

interface DiscussionContextValue {
  /** The user whose typed texts are stored on this device. */
  userId: string;
  /** Plays the recording beside the discussion from a second; null without a recording. */
  seek: ((second: number) => void) | null;
}

export const DiscussionContext = createContext<DiscussionContextValue>({ userId: '', seek: null });

export const useDiscussionContext = () => useContext(DiscussionContext);

/** Returns the key of a text that is typed and not yet sent. */
export function useDraftKey(kind: 'ask' | 'reply' | 'edit' | 'hide', id: string) {
  return `${useDiscussionContext().userId}:discussion-${kind}:${id}`;
}
