// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { attendance, live } from '@sinau/api-client';
import type { Attendee } from '@sinau/contracts/study/attendance/attendance.schemas';
import { answer } from '@sinau/shell/testing';
import { storedLesson } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { AttendancePage } from './attendance-page.tsx';

afterEach(cleanup);

const present: Attendee = {
  id: 'p1',
  fullname: 'Ayu',
  avatar: null,
  attendance: { at: '2026-12-01T12:05:00.000Z', method: 'code', reason: null, markedBy: null },
};
const absent: Attendee = { id: 'p2', fullname: 'Budi', avatar: null, attendance: null };

test('the list shows who attended and how, and a participant is marked by hand with a reason', async () => {
  const { user, callsOf } = openPortal(
    { '/creator/live-session/:id/attendance': AttendancePage },
    '/creator/live-session/l1/attendance',
    [
      answer(live.detail, {
        ...storedLesson('webinar', 'l1').content.session,
        id: 'l1',
        class: { id: 'w1', type: 'webinar', title: 'Membaca Anggaran', slug: 'membaca-anggaran', participantCount: 2 },
        title: 'Sesi pembuka',
        recording: null,
      }),
      answer(attendance.list, { list: [present, absent], total: 2, page: 1, perPage: 50, present: 1, participants: 2 }),
      answer(attendance.mark, { ...absent, attendance: present.attendance }),
    ],
  );
  await screen.findByText('Sesi pembuka');
  expect(screen.getByRole('link', { name: 'Membaca Anggaran' }).getAttribute('href')).toBe(
    '/creator/create-webinar/membaca-anggaran?id=w1',
  );
  await screen.findByText('dari 2 peserta hadir');
  const [first, second] = ['Ayu', 'Budi'].map((name) => screen.getByText(name).closest('li'));
  expect(first!.textContent).toContain('Hadir');
  expect(first!.textContent).toContain('1 Des 2026, 19:05 WIB');
  expect(within(first!).queryByRole('button')).toBeNull();
  await user.click(within(second!).getByRole('button', { name: 'Tandai hadir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tandai Budi hadir?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Salah mengetik kode.');
  await user.click(dialog.getByRole('button', { name: 'Tandai hadir' }));
  await waitFor(() =>
    expect(callsOf(attendance.mark)).toEqual([
      { params: { id: 'l1', participantId: 'p2' }, body: { reason: 'Salah mengetik kode.' } },
    ]),
  );
});
