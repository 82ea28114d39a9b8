import { useProfile } from './use-session.ts';

/** The key of what is typed and not yet sent, for `useLocalDraft` and forms: another user of this device gets nothing of it. */
export const useDraftKey = (name: string) => `${useProfile()?.id ?? ''}:${name}`;
