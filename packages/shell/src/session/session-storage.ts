import { nobody, type Session } from './session.slice.ts';

/** One origin, so both applications and all tabs share it. */
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
    // Malformed: nobody is signed in.
    return nobody;
  }
}

/** Stored instead of a session that has ended while its user was writing, so that their other tabs wait for them as well. */
interface Ended {
  endedFor: string;
}

/** Whose session has ended in another tab and waits there for its user. */
export function endedForIn(text: string | null): string | null {
  try {
    const { endedFor } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Ended>;
    return endedFor ?? null;
  } catch {
    return null;
  }
}

/** Whether a session ended on this device over a text, and nobody has signed in since. */
export const hasEndedSession = () => endedForIn(localStorage.getItem(sessionKey)) !== null;

/** A key for what a user leaves on this device: their own signing out removes it, a session that is ended for them does not. */
export const ownKey = (userId: string, name: string) => `own:${userId}:${name}`;

export function forgetOwn(userId: string) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(ownKey(userId, ''))) localStorage.removeItem(key);
}
