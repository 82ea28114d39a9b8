// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { canned, support } from '@sinau/api-client';
import type { CannedAnswer } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import type { ReceivedTicketDetail } from '@sinau/contracts/backoffice/support/support.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { CannedAnswersPage } from './canned-answers-page.tsx';
import { SupportTicketPage } from './support-ticket-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const me = { ...learnerProfile, isOperator: true, staffRoles: ['support' as const] };
const at = '2026-11-21T03:00:00.000Z';
const opened: CannedAnswer = {
  id: 'a1',
  title: 'Kelas belum terbuka',
  content: 'Halo {nama}, kelasnya sudah terbuka.',
  createdAt: at,
  updatedAt: at,
};
const ticket: ReceivedTicketDetail = {
  id: 't1',
  number: 7,
  topic: 'payment',
  status: 'open',
  orderCode: null,
  createdAt: at,
  updatedAt: at,
  name: 'Sekar Ayu',
  email: 'sekar@contoh.test',
  userId: null,
  messages: [{ id: 'm1', answeredBy: null, content: 'Belum terbuka.', files: [], createdAt: at }],
};
const listOf = (...list: CannedAnswer[]) => ({ list, total: list.length, page: 1, perPage: 20 });

test('an answer is written, changed and, after a question, deleted', async () => {
  let list: CannedAnswer[] = [];
  const { user, callsOf } = openPortal(
    { '/operator/canned-answer': CannedAnswersPage },
    '/operator/canned-answer',
    [
      answer(canned.list, () => listOf(...list)),
      answer(canned.create, ({ body }) => {
        list = [{ ...opened, ...body }];
        return list[0]!;
      }),
      answer(canned.edit, ({ body }) => {
        list = [{ ...opened, ...body }];
        return list[0]!;
      }),
      answer(canned.remove, () => {
        list = [];
        return null;
      }),
    ],
    me,
  );
  await screen.findByText('Belum ada jawaban siap pakai');
  await user.click(screen.getByRole('button', { name: 'Tulis jawaban' }));
  const writing = within(await screen.findByRole('dialog'));
  await user.type(await writing.findByLabelText(/^Judul/), opened.title);
  await user.type(writing.getByLabelText(/^Jawaban/), 'Halo {{nama}, sudah terbuka.');
  await user.click(writing.getByRole('button', { name: 'Simpan' }));
  await screen.findByRole('button', { name: `Ubah ${opened.title}` });
  expect(callsOf(canned.create)).toEqual([{ body: { title: opened.title, content: 'Halo {nama}, sudah terbuka.' } }]);

  await user.click(screen.getByRole('button', { name: `Ubah ${opened.title}` }));
  const changing = within(await screen.findByRole('dialog'));
  await user.type(await changing.findByLabelText(/^Judul/), ' lagi');
  await user.click(changing.getByRole('button', { name: 'Simpan' }));
  await user.click(await screen.findByRole('button', { name: `Hapus ${opened.title} lagi` }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Belum ada jawaban siap pakai');
  expect(callsOf(canned.remove)).toEqual([{ params: { id: 'a1' } }]);
});

test('a canned answer is inserted below what was typed, with the name of the person', async () => {
  const { user, callsOf } = openPortal(
    { '/operator/support/:id': SupportTicketPage },
    '/operator/support/t1',
    [
      answer(support.detail, ticket),
      answer(canned.list, listOf(opened)),
      answer(support.answer, { ...ticket, status: 'answered' }),
    ],
    me,
  );
  await user.type(await screen.findByLabelText(/^Jawaban/), 'Selamat pagi.');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sisipkan jawaban siap pakai' }), opened.title);
  await user.click(screen.getByRole('button', { name: 'Kirim jawaban' }));
  await expect
    .poll(() => callsOf(support.answer))
    .toEqual([{ params: { id: 't1' }, body: { content: 'Selamat pagi.\n\nHalo Sekar Ayu, kelasnya sudah terbuka.' } }]);
});
