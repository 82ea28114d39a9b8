import { ApiError, auth, type Request, type Send } from '@sinau/api-client';
import { loadChunk } from '../navigation/load-chunk.ts';
import type { ShellStore } from '../store.ts';
import { isSessionHeld } from './session-hold.ts';
import { interrupted, selectIsInterrupted, selectProfile, selectToken } from './session.slice.ts';

const isEnded = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** Time that the browser may need to load another page after signing out. */
const leaveMs = 3_000;

/** Holds calls back once the user signs out: the page is being left, and they would be refused. */
export function untilLeft(send: Send): Send {
  let leaving: Promise<void> | undefined;
  return async (request) => {
    if (leaving) await leaving;
    const answer = send(request);
    if (request.id === auth.logout.id)
      leaving = Promise.allSettled([answer]).then(() => new Promise((resolve) => setTimeout(resolve, leaveMs)));
    return answer;
  };
}

/** Asks who is there where a call needs it, and then sends it again. */
export const untilConfirmed =
  (send: Send): Send =>
  async (request) => {
    try {
      return await send(request);
    } catch (error) {
      const isAsked = (error as ApiError).code === 'confirmation_required';
      if (!isAsked || !(await (await loadChunk(() => import('./ask.tsx'))).askConfirmation())) throw error;
      return send(request);
    }
  };

/**
 * Retries calls across the end of a session. While the user is writing, a call that is refused with 401 interrupts the
 * session instead of failing. It is sent again once the same user has signed in, as is every call made meanwhile.
 */
export function untilRenewed(send: Send, store: Pick<ShellStore, 'getState' | 'dispatch' | 'subscribe'>): Send {
  const isWaiting = () => selectIsInterrupted(store.getState());
  const userId = () => selectProfile(store.getState())?.id;
  const renewal = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        if (isWaiting()) return;
        unsubscribe();
        resolve();
      });
    });
  /** The calls that renew the session. Of the second step there are two, of which one loads with its dialog. */
  const renews = ({ id }: Request) =>
    id === auth.requestToken.id ||
    id.includes('secondStep') ||
    (id === auth.me.id && selectToken(store.getState()) !== null);

  return async (request) => {
    const asker = userId();
    for (;;) {
      const isRenewal = isWaiting() && renews(request);
      if (isWaiting() && !isRenewal) {
        await renewal();
        // One user's text must not be sent in the name of another; the page is about to reload.
        if (userId() !== undefined && userId() !== asker) return new Promise(() => undefined);
      }
      const token = selectToken(store.getState());
      try {
        return await send(request);
      } catch (error) {
        if (!isEnded(error) || token === null || isRenewal || userId() !== asker) throw error;
        const current = selectToken(store.getState());
        if (current === token && isSessionHeld()) store.dispatch(interrupted(''));
        // Otherwise another call has interrupted the session, or the session was renewed since.
        else if (current === token || (current === null && !isWaiting())) throw error;
      }
    }
  };
}
