// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { account, ApiError, auth } from '@sinau/api-client';
import type { Agreements } from '@sinau/contracts/core/account/account.schemas';
import { answer, learnerProfile, openApp } from '../testing/index.tsx';
import { isUndisturbed } from './undisturbed-pages.ts';

afterEach(cleanup);

const terms: Agreements['list'][number] = {
  slug: 'terms',
  title: 'Syarat dan Ketentuan',
  number: 2,
  version: '2026-11-20T03:00:00.000Z',
  agreedVersion: '2026-11-01T00:00:00.000Z',
  agreedAt: '2026-11-02T00:00:00.000Z',
  isAgreed: false,
  isAsked: true,
  changes: ['Pengembalian dana diperjelas.'],
};
const privacy = { ...terms, slug: 'privacy' as const, title: 'Kebijakan Privasi', isAgreed: true, isAsked: false };

/** Opens pages for a user who must agree, until the server has their answer. */
function open({ path = '/', isAnswered = false, first = terms } = {}) {
  const server = { isAnswered, terms: first };
  const list = () => [privacy, { ...server.terms, isAsked: !server.isAnswered }];
  const app = openApp({
    routes: ['/', '/checkout', '/my-class'].map((one) => ({
      path: one,
      element: <textarea key={one} aria-label={`Isi ${one}`} />,
    })),
    path,
    reducers: {},
    profile: { ...learnerProfile, isAskedToAgree: true },
    answers: [
      answer(auth.me, () => ({ ...learnerProfile, isAskedToAgree: !server.isAnswered })),
      answer(account.agreements, () => ({ list: list() })),
      answer(account.agree, ({ body }) => {
        if (body.versions[0]!.number !== server.terms.number)
          throw new ApiError(409, 'legal_text_changed', 'Teksnya sudah berganti versi.');
        server.isAnswered = true;
        return { list: list() };
      }),
    ],
  });
  return { ...app, server };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ada yang berubah' }));

test('the dialog lists the changes, links to the text in a new tab, and closes after the agreement', async () => {
  const { user, callsOf } = open();
  const asked = await dialog();
  asked.getByText('Pengembalian dana diperjelas.');
  expect(asked.queryByText('Kebijakan Privasi')).toBeNull();
  const link = asked.getByRole('link', { name: /^Baca Syarat dan Ketentuan/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms-policy?tab=1&version=2', '_blank']);
  await user.keyboard('{Escape}');
  await user.click(asked.getByRole('button', { name: 'Setuju dan lanjutkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(account.agree)).toEqual([{ body: { versions: [{ slug: 'terms', number: 2 }] } }]);
  await screen.findByText('Terima kasih, persetujuanmu tersimpan');
});

test(
  'the dialog does not open on a checkout; the next page shows it, and no typed text is lost',
  { tags: 'night' },
  async () => {
    const { user, router, callsOf } = open({ path: '/checkout' });
    await user.type(await screen.findByLabelText('Isi /checkout'), 'Catatan');
    expect(callsOf(account.agreements)).toEqual([]);
    await act(() => router.navigate('/my-class'));
    await user.type(screen.getByLabelText('Isi /my-class'), 'Lead');
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Setuju dan lanjutkan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Isi /my-class').value).toBe('Lead');
  },
);

test('a user who has agreed on another device gets no dialog', async () => {
  const { store } = open({ isAnswered: true });
  await waitFor(() => expect(store.getState().session.profile?.isAskedToAgree).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a version that was replaced meanwhile is shown again before the agreement', { tags: 'night' }, async () => {
  const { user, server, callsOf } = open();
  const asked = await dialog();
  server.terms = { ...terms, number: 3, changes: [...terms.changes, 'Batas waktunya berubah.'] };
  await user.click(asked.getByRole('button', { name: 'Setuju dan lanjutkan' }));
  await asked.findByText('Teksnya sudah berganti versi.');
  await asked.findByText('Batas waktunya berubah.');
  await user.click(asked.getByRole('button', { name: 'Setuju dan lanjutkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(account.agree).at(-1)).toEqual({ body: { versions: [{ slug: 'terms', number: 3 }] } });
});

test('a user who never agreed sees no list of changes', { tags: 'night' }, async () => {
  open({ first: { ...terms, agreedVersion: null, agreedAt: null, changes: [] } });
  await screen.findByRole('dialog', { name: 'Sebelum melanjutkan' });
});

test.each([
  ['/checkout', true],
  ['/my-class/content/quiz', true],
  ['/my-class/content/webinar', true],
  ['/creator/create-class/edit/menulis', true],
  ['/terms-policy', true],
  ['/settings', true],
  ['/', false],
  ['/catalog/menulis', false],
  ['/my-class', false],
  ['/creator/dashboard', false],
])('%s does not open the dialog: %s', (path, expected) => {
  expect(isUndisturbed(path)).toBe(expected);
});
