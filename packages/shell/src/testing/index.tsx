import '@sinau/ui/testing';
import type { Reducer } from '@reduxjs/toolkit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { auth, configureApi, type Operation, type Request, type Send, type UploadPosition } from '@sinau/api-client';
import type { Answer, Endpoint, Sending } from '@sinau/contracts';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { createQueryClient } from '../feedback/query-client.ts';
import { AppFrame } from '../navigation/app-frame.tsx';
import { PrefetchContext, prefetchFrom } from '../navigation/prefetch.ts';
import { untilConfirmed, untilRenewed } from '../session/renewal.ts';
import { signedIn } from '../session/session.slice.ts';
import { createAppStore } from '../store.ts';

// The router restores scrolling, which jsdom does not implement.
window.scrollTo = () => undefined;

interface NetworkAnswer {
  id: string;
  reply: (input: unknown, upload: Request['upload'], step: Request['step']) => unknown;
}

/** A fake answer to a call: data, or a function of its input. Throw an `ApiError` to refuse. */
export const answer = <E extends Endpoint>(
  operation: Operation<E>,
  reply: Answer<E> | ((input: Sending<E>) => Answer<E> | Promise<Answer<E>>),
): NetworkAnswer => ({
  id: operation.id,
  reply: (input) => (typeof reply === 'function' ? (reply as (input: unknown) => unknown)(input) : reply),
});

/** A fake answer to an upload. The test controls its progress and its end. */
export const answerUpload = (
  { id }: { id: string },
  reply: (upload: NonNullable<Request['upload']>) => Promise<unknown>,
): NetworkAnswer => ({
  id,
  reply: (_input, upload) => reply(upload!),
});

/** A fake answer to a step of a resumable upload. */
export const answerStep = (
  { id }: { id: string },
  reply: (
    step: NonNullable<Request['step']>,
    uploadId: string,
  ) => Partial<UploadPosition> | Promise<Partial<UploadPosition>>,
): NetworkAnswer => ({
  id,
  reply: async (input, _upload, step) => {
    const { params } = input as { params?: { id: string } };
    return { location: null, offset: null, ...(await reply(step!, params?.id ?? '')) };
  },
});

export const learnerProfile: Profile = {
  id: '01990000-0000-7000-8000-000000000001',
  token: null,
  fullname: 'Sekar Ayu',
  email: 'sekar@contoh.id',
  phone: null,
  avatar: null,
  isMitra: false,
  isOperator: false,
  staffRoles: [],
  isAskedForTwoSteps: false,
  isEmailVerified: true,
  statusApproveMitra: null,
  mitra: null,
  isAskedToAgree: false,
  totalNotification: 0,
};

/** Returns the access of each address of an application: the needs of the guards around it, from the outside in. */
export function needsOf(routes: readonly RouteObject[], needs: readonly string[] = []): Record<string, string> {
  return Object.assign(
    {},
    ...routes.map(({ path, element, children = [] }) => {
      const { need } = (element as ReactElement<{ need?: string }> | undefined)?.props ?? {};
      const within = need ? [...new Set([...needs, need])] : needs;
      return { ...(path && { [path]: within.join(', ') || 'everybody' }), ...needsOf(children, within) };
    }),
  ) as Record<string, string>;
}

/** An operator without named roles is an admin, as in the database. */
const withRoles = (profile: Profile): Profile =>
  profile.isOperator && profile.staffRoles.length === 0 ? { ...profile, staffRoles: ['admin'] } : profile;

interface AppUnderTest<S> {
  routes: RouteObject[];
  path: string;
  reducers: { [K in keyof S]: Reducer<S[K]> };
  answers: NetworkAnswer[];
  /** The signed-in user; a visitor by default. */
  profile?: Profile | null;
  /** Content of the device's storage left by earlier pages. */
  left?: Record<string, string>;
}

/** Opens an address as the application would, with the network answered by the test. */
export function openApp<S extends object>({
  routes,
  path,
  reducers,
  answers,
  profile = null,
  left = {},
}: AppUnderTest<S>) {
  localStorage.clear();
  for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  const store = createAppStore(reducers);
  const user = profile && withRoles(profile);
  if (user) store.dispatch(signedIn({ token: 'token', profile: user }));

  const known = user ? [...answers, answer(auth.me, user)] : answers;
  const calls: { id: string; input: unknown }[] = [];
  const network: Send = async ({ id, input, upload, step }) => {
    calls.push({ id, input });
    const found = known.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`The test has no answer for ${id}`);
    return found.reply(input, upload, step);
  };
  configureApi(untilConfirmed(untilRenewed(network, store)));

  const framed: RouteObject[] = [{ Component: AppFrame, children: routes }];
  const router = createMemoryRouter(framed, { initialEntries: [path] });
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient(store)}>
        <PrefetchContext value={prefetchFrom(framed)}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </QueryClientProvider>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    store,
    router,
    /** The current address of the application. */
    address: () => router.state.location.pathname + router.state.location.search,
    callsOf: ({ id }: { id: string }) => calls.filter((call) => call.id === id).map(({ input }) => input),
  };
}
