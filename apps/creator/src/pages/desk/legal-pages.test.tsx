// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, legal } from '@sinau/api-client';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { ContentPage } from './content-page.tsx';
import { ContentRecordPage } from './content-record-page.tsx';

afterEach(cleanup);

const published = '2026-11-01T03:00:00.000Z';
const terms: StoredLegalText = {
  slug: 'terms',
  title: 'Syarat dan Ketentuan',
  currentNumber: 1,
  versions: [{ number: 1, effectiveAt: published, publishedAt: published, changes: '' }],
  body: '<p>Isi yang berlaku.</p>',
  draft: null,
  revision: 4,
};
const drafted: StoredLegalText = {
  ...terms,
  draft: {
    body: '<p>Isi yang baru.</p>',
    changes: 'Pengembalian dana diperjelas.',
    effectiveAt: null,
    updatedAt: published,
  },
};
const next: StoredLegalText = {
  ...terms,
  currentNumber: 2,
  versions: [{ number: 2, effectiveAt: published, publishedAt: published, changes: 'Dana.' }, ...terms.versions],
};

/** Opens the desk of legal texts over a server that stores the terms. */
function open(path: string, text: StoredLegalText, publish: () => StoredLegalText = () => next) {
  const server = { text };
  return openPortal(
    { '/operator/content': ContentPage, '/operator/content/:kind/:id': ContentRecordPage },
    path,
    [
      answer(legal.list, () => ({ list: [server.text] })),
      answer(legal.detail, () => server.text),
      answer(legal.saveDraft, () => (server.text = drafted)),
      answer(legal.discardDraft, () => (server.text = terms)),
      answer(legal.publish, () => (server.text = publish())),
    ],
    { ...learnerProfile, isOperator: true },
  );
}
const address = '/operator/content/legal/terms';

test('the texts are listed with their versions, the one in force marked, and link to what visitors read', async () => {
  open('/operator/content?kind=legal', { ...next, currentNumber: 1 });
  const rows = await screen.findAllByRole('listitem');
  const words = rows.map((row) => row.textContent);
  expect(words.find((row) => row?.includes('Versi 2'))).toContain('Terjadwal');
  expect(words.find((row) => row?.includes('Versi 1'))).toContain('Berlaku');
  expect(screen.getByRole('link', { name: 'Syarat dan Ketentuan, versi 2' }).getAttribute('href')).toBe(
    '/terms-policy?tab=1&version=2',
  );
  expect(screen.getByRole('link', { name: /^Tulis versi baru/ }).getAttribute('href')).toBe(address);
});

test('a new version begins with the text in force, describes its changes, and is previewed before anything else is done with it', async () => {
  const { user, callsOf } = open(address, terms);
  const body = await screen.findByRole('textbox', { name: 'Isi' });
  expect(body.textContent).toBe('Isi yang berlaku.');
  await user.click(screen.getByRole('button', { name: 'Simpan dan lihat pratinjau' }));
  expect(await screen.findByText('Tulis apa yang berubah')).toBeDefined();
  await user.type(screen.getByLabelText('Yang berubah'), 'Dana lebih jelas.');
  await user.click(screen.getByRole('button', { name: 'Simpan dan lihat pratinjau' }));
  expect(await screen.findByText('Isi yang baru.')).toBeDefined();
  expect(callsOf(legal.saveDraft)).toEqual([
    {
      params: { slug: 'terms' },
      body: { changes: 'Dana lebih jelas.', body: terms.body, effectiveAt: null, revision: 4 },
    },
  ]);
});

test('a draft is published as it was read, only after a confirmation', async () => {
  const { user, callsOf } = open(address, drafted);
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Terbitkan versi 2 dari Syarat dan Ketentuan?' }));
  expect(callsOf(legal.publish)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await screen.findByRole('link', { name: 'Syarat dan Ketentuan, versi 2' })).toBeDefined();
  expect(callsOf(legal.publish)).toEqual([{ params: { slug: 'terms' }, body: { revision: 4 } }]);
});

test('a draft changed meanwhile by another operator is not published, and the dialog says so', async () => {
  const { user } = open(address, drafted, () => {
    throw new ApiError(409, 'legal_draft_changed', 'Draf ini baru saja diubah.');
  });
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const dialog = within(screen.getByRole('alertdialog', { name: /^Terbitkan versi 2/ }));
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  expect(await dialog.findByText('Draf ini baru saja diubah.')).toBeDefined();
});

test('a draft can be edited', async () => {
  const { user } = open(address, drafted);
  await user.click(await screen.findByRole('button', { name: 'Ubah draf' }));
  expect(await screen.findByLabelText('Yang berubah')).toHaveProperty('value', 'Pengembalian dana diperjelas.');
});

test('a draft is discarded only after a confirmation', async () => {
  const { user, callsOf } = open(address, drafted);
  await user.click(await screen.findByRole('button', { name: 'Buang draf' }));
  expect(callsOf(legal.discardDraft)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(await screen.findByRole('link', { name: /^Tulis versi baru/ })).toBeDefined();
  expect(callsOf(legal.discardDraft)).toEqual([{ params: { slug: 'terms' }, body: { revision: 4 } }]);
});

test('an unknown text shows the 404 page', async () => {
  open('/operator/content/legal/cookies', terms);
  await waitFor(() => expect(screen.getByRole('heading', { name: /tidak dapat menemukan halaman/ })).toBeDefined());
});
