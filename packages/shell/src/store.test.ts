// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { selectIsSignedIn, signedIn, signedOut, tokenReceived } from './session/session.slice.ts';
import { createAppStore } from './store.ts';
import { learnerProfile } from './testing/index.tsx';

beforeEach(() => localStorage.clear());

const isSignedIn = (store: ReturnType<typeof createAppStore>) => selectIsSignedIn(store.getState());
const inAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }));

test('a session survives a page load, as does signing out', () => {
  const first = createAppStore({});
  first.dispatch(signedIn({ token: 'a-token', profile: learnerProfile }));
  expect(createAppStore({}).getState().session.profile?.email).toBe('sekar@contoh.id');
  first.dispatch(signedOut());
  expect(isSignedIn(createAppStore({}))).toBe(false);
});

test('a token without a profile is not stored', () => {
  createAppStore({}).dispatch(tokenReceived('a-token'));
  expect(localStorage.length).toBe(0);
});

test('tabs sign in and out together', () => {
  const store = createAppStore({});
  inAnotherTab(JSON.stringify({ token: 'a-token', profile: learnerProfile }));
  expect(isSignedIn(store)).toBe(true);
  inAnotherTab(null);
  expect(isSignedIn(store)).toBe(false);
});

test('malformed stored data means a visitor', () => {
  localStorage.setItem('session', '{"token":');
  expect(isSignedIn(createAppStore({}))).toBe(false);
});
