import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@sinau/api-client';
import { selectIsSignedIn, signedOut } from '../session/session.slice.ts';
import type { ShellStore } from '../store.ts';
import { snackbarShown, type SnackbarState } from './snackbar.slice.ts';

interface FeedbackMeta extends Record<string, unknown> {
  /** Green, once the server agreed. */
  success?: string;
  /** Beside the green sentence: where to go on. */
  successLink?: SnackbarState['link'];
  /** Red with the server's sentence, or nothing. Mutations speak unless told otherwise, queries do not. */
  failure?: 'snackbar' | 'silent';
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FeedbackMeta;
    mutationMeta: FeedbackMeta;
  }
}

const fallbackSentence = 'Terjadi kesalahan. Coba lagi sebentar lagi.';

/** Carries out what calls declare in `meta`, in this one place. */
export function createQueryClient(store: ShellStore) {
  const fail = (error: Error, failure: FeedbackMeta['failure']) => {
    const isEnd = endsSession(error) && selectIsSignedIn(store.getState());
    if (isEnd) store.dispatch(signedOut());
    if (!isEnd && failure === 'silent') return;
    store.dispatch(snackbarShown({ tone: 'error', msg: error instanceof ApiError ? error.message : fallbackSentence }));
  };

  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => fail(error, query.meta?.failure ?? 'silent') }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => fail(error, mutation.meta?.failure),
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.success)
          store.dispatch(snackbarShown({ tone: 'success', msg: meta.success, link: meta.successLink }));
      },
    }),
    defaultOptions: {
      // Offline, a call fails at once and its screen offers a retry, instead of waiting without a word.
      queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always', throwOnError: isUnreachable },
      mutations: { networkMode: 'always' },
    },
  });
}

/** No session, not this role, or a defect: whoever was signed in no longer is. */
const endsSession = (error: Error) => error instanceof ApiError && [401, 403, 500].includes(error.status);

/** A lost connection or a busy server may be better in a moment; a refusal stays one. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status > 500);

/** The whole site is out of reach: the page for that shows, unless there is something to show already. */
const isUnreachable = (error: Error, { state }: { state: { data: unknown } }) =>
  error instanceof ApiError && error.status === 502 && state.data === undefined;
