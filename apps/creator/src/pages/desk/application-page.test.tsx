// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, operator } from '@sinau/api-client';
import type { ReceivedApplication } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { application } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { ApplicationPage } from './application-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';

afterEach(cleanup);

const received = (overrides: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
  ...application(),
  applicant: { id: 'u1', fullname: 'Maya Larasati', email: 'maya@contoh.id', phone: null },
  ...overrides,
});

function openApplications(path: string, refusal?: ApiError) {
  let current = received();
  const decide = (status: 'Verified' | 'Rejected', reason: string | null) => {
    if (refusal) throw refusal;
    current = received({ status, reason, decidedAt: '2026-11-22T03:00:00.000Z' });
    return { id: 'm1', name: 'Ruang Redaksi', status };
  };
  return openPortal(
    { '/operator/mitra': ApplicationsPage, '/operator/mitra/:id': ApplicationPage },
    path,
    [
      answer(operator.applications, () => ({ list: [current], total: 1, page: 1, perPage: 20 })),
      answer(operator.application, () => current),
      answer(operator.verifyMitra, () => decide('Verified', null)),
      answer(operator.rejectMitra, ({ body }) => decide('Rejected', body.reason)),
    ],
    { ...learnerProfile, isOperator: true },
  );
}

test('waiting applications are listed, each with a link to its answers', async () => {
  const { callsOf } = openApplications('/operator/mitra');
  expect((await screen.findByRole('link', { name: 'Ruang Redaksi' })).getAttribute('href')).toBe('/operator/mitra/a1');
  expect(callsOf(operator.applications)).toEqual([
    { query: { page: 1, perPage: 20, sort: 'submittedAt', filter: { status: 'Pending' } } },
  ]);
});

test('a mitra is verified after its answers were read', async () => {
  const { user, callsOf } = openApplications('/operator/mitra/a1');
  await screen.findByText('Menulis feature dan wawancara');
  await user.click(screen.getByRole('button', { name: 'Verifikasi' }));
  expect(callsOf(operator.verifyMitra)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verifikasi mitra' }));
  await screen.findByText('Terverifikasi');
  expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
});

test('a rejection carries its reason, which stays in the field when a colleague decided first', async () => {
  const { user } = openApplications(
    '/operator/mitra/a1',
    new ApiError(409, 'mitra_not_awaiting_review', 'Mitra ini tidak sedang menunggu tinjauan'),
  );
  await user.click(await screen.findByRole('button', { name: 'Tolak' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Alasannya'), 'Ceritakan pengalamanmu mengajar.');
  await user.click(dialog.getByRole('button', { name: 'Tolak pendaftaran' }));
  await dialog.findByText('Mitra ini tidak sedang menunggu tinjauan');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Alasannya').value).toBe('Ceritakan pengalamanmu mengajar.');
});
