import { createContext, useContext } from 'react';

interface DiscussionPlace {
  /** Whose typed texts are kept on this device. */
  userId: string;
  /** Plays the recording beside the discussion from a second; null where none plays. */
  seek: ((second: number) => void) | null;
}

export const DiscussionPlaceContext = createContext<DiscussionPlace>({ userId: '', seek: null });

export const useDiscussionPlace = () => useContext(DiscussionPlaceContext);

/** Names a text that is typed and not yet sent. */
export function useDraftKey(kind: 'ask' | 'reply' | 'edit' | 'hide', id: string) {
  return `${useDiscussionPlace().userId}:discussion-${kind}:${id}`;
}
