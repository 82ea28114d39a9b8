import { nobody, type Session } from './session.slice.ts';

/** Both applications and all tabs are on one origin, so they share it. */
export const sessionKey = 'session';

export function readSession(): Session {
  return parseSession(localStorage.getItem(sessionKey));
}

/** A session without a profile is not stored: the sign-in is not finished yet. */
export function writeSession({ token, profile, interruption }: Session) {
  if (interruption !== undefined && profile)
    localStorage.setItem(sessionKey, JSON.stringify({ endedFor: profile.id } satisfies Ended));
  else if (token && profile) localStorage.setItem(sessionKey, JSON.stringify({ token, profile }));
  else if (!token) localStorage.removeItem(sessionKey);
}

export function parseSession(text: string | null): Session {
  if (!text) return nobody;
  try {
    const { token, profile } = JSON.parse(text) as Partial<Session>;
    return typeof token === 'string' && profile ? { token, profile } : nobody;
  } catch {
    // Malformed: a visitor.
    return nobody;
  }
}

/**
 * Stored instead of a session that has ended while its user was writing, so that the user's other tabs wait as well.
 */
interface Ended {
  endedFor: string;
}

/** Returns the user whose session has ended in another tab and waits there. */
export function endedForIn(text: string | null): string | null {
  try {
    const { endedFor } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Ended>;
    return endedFor ?? null;
  } catch {
    return null;
  }
}

/** Tells whether a session ended on this device over a text, without a sign-in since. */
export const hasEndedSession = () => endedForIn(localStorage.getItem(sessionKey)) !== null;

/** Returns a key for data of a user on this device: signing out removes it, an expired session does not. */
export const ownKey = (userId: string, name: string) => `own:${userId}:${name}`;

export function forgetOwn(userId: string) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(ownKey(userId, ''))) localStorage.removeItem(key);
  // Lessons that were saved on the device (docs/decisions/screens/0243).
  window.indexedDB?.deleteDatabase('saved-lessons');
}
