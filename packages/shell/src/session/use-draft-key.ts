import { useProfile } from './use-session.ts';

/**
 * Returns the key of a typed text that is not sent yet, for `useLocalDraft` and forms: other users of this device
 * cannot see it.
 */
export const useDraftKey = (name: string) => `${useProfile()?.id ?? ''}:${name}`;
