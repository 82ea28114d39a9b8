import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@sinau/api-client';
import { isSessionHeld } from '../session/session-hold.ts';
import { interrupted, selectIsSignedIn, signedOut } from '../session/session.slice.ts';
import type { ShellStore } from '../store.ts';
import { refreshQueries, type Refreshed } from './refresh-queries.ts';
import { snackbarShown, type SnackbarState } from './snackbar.slice.ts';

interface FeedbackMeta extends Record<string, unknown> {
  /** A green snackbar on success. */
  success?: string;
  /** A link in the green snackbar. */
  successLink?: SnackbarState['link'];
  /** A red snackbar with the server's sentence, or none. By default mutations show it, and queries do not. */
  failure?: 'snackbar' | 'silent';
  /**
   * Operations, or whole features, whose answers change with a mutation. They are refreshed, also after a refusal, and
   * the mutation is pending until the screen shows their new answers; without a connection it fails immediately.
   */
  refreshes?: readonly Refreshed[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FeedbackMeta;
    mutationMeta: FeedbackMeta;
  }
}

const fallbackSentence = 'Terjadi kesalahan. Coba lagi sebentar lagi.';

/** Applies the `meta` of all calls, in one place. */
export function createQueryClient(store: ShellStore) {
  const fail = (error: Error, failure: FeedbackMeta['failure']) => {
    const { status = 0, code } = error as Partial<ApiError>;
    // 401, 403 and 500 sign the user out. A member of the staff who lacks a role goes on with the others.
    const isEnd = [401, 403, 500].includes(status) && code !== 'role_missing' && selectIsSignedIn(store.getState());
    if (!isEnd && failure === 'silent') return;
    // Signing in again does not help against a missing right.
    if (isEnd && isSessionHeld() && status !== 403) return void store.dispatch(interrupted(error.message));
    store.dispatch(snackbarShown({ tone: 'error', msg: status ? error.message : fallbackSentence }));
    // After the refresh, because leaving the page immediately would lose the snackbar.
    if (isEnd) store.dispatch(signedOut());
  };

  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => fail(error, query.meta?.failure ?? 'silent') }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => fail(error, mutation.meta?.failure),
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.success)
          store.dispatch(snackbarShown({ tone: 'success', msg: meta.success, link: meta.successLink }));
      },
      onSettled: (_data, error, _variables, _result, { meta }) => {
        const refreshed = refreshQueries(queryClient, meta?.refreshes ?? []);
        return error && isWorthRetrying(0, error) ? undefined : refreshed;
      },
    }),
    defaultOptions: {
      // Offline calls fail immediately, so that the screen offers a retry instead of waiting silently.
      queries: {
        staleTime: 30_000,
        retry: isWorthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
        throwOnError: isUnreachable,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && error.isTransient;

/** A 502 opens the error page, unless there is data to show. */
const isUnreachable = (error: Error, { state }: { state: { data: unknown } }) =>
  error instanceof ApiError && error.status === 502 && state.data === undefined;
