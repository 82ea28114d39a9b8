// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, discussion, report } from '@sinau/api-client';
import type { InboxQuestion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { answer } from '@sinau/shell/testing';
import { useWaitingCount } from '../../features/discussion/inbox.data.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { classReport, listed } from '../../testing/reports.ts';
import { inboxQuestion } from '../../testing/voices.ts';
import { DiscussionPage } from './discussion-page.tsx';

afterEach(cleanup);

const answered = inboxQuestion('2', {
  isWaiting: false,
  totalReply: 1,
  replies: [
    {
      ...inboxQuestion('3'),
      parent: '2',
      role: 'Instructor',
      isMine: true,
      createdBy: { fullname: 'Maya', avatar: null },
    },
  ],
});

/** Shows the count of the menu. */
const Waiting = () => <p>{useWaitingCount(true)} menunggu</p>;

function openInbox(query = '', questions: InboxQuestion[] = [inboxQuestion('1'), answered]) {
  let waiting = questions.filter(({ isWaiting }) => isWaiting).length;
  const Page = () => (
    <>
      <Waiting />
      <DiscussionPage />
    </>
  );
  return openPortal({ '/creator/discussion': Page }, `/creator/discussion${query}`, [
    answer(report.classes, listed(classReport())),
    answer(discussion.inbox, () => ({ ...listed(...questions), waiting })),
    answer(discussion.inboxCount, () => ({ waiting })),
    answer(discussion.create, ({ body }) => {
      waiting -= 1;
      return inboxQuestion('9', {
        content: body.content,
        parent: body.parent || null,
        role: 'Instructor',
        isMine: true,
      });
    }),
    answer(discussion.hide, ({ params, body }) => {
      waiting -= 1;
      return inboxQuestion(params.id, { isHidden: true, hiddenReason: body.reason });
    }),
  ]);
}
const item = (text: string) => screen.getByText(text).closest<HTMLElement>('li.thread')!;

test('a question is answered in place; open questions are counted again', async () => {
  const { user, callsOf } = openInbox();
  await screen.findByText('Pertanyaan 1');
  expect(within(item('Pertanyaan 1')).getByText('Belum dijawab')).toBeTruthy();
  expect(within(item('Pertanyaan 2')).getByText('Sudah dijawab')).toBeTruthy();
  expect(await screen.findByText('1 menunggu')).toBeTruthy();

  await user.click(within(item('Pertanyaan 1')).getByRole('button', { name: 'Balas' }));
  await user.keyboard('Kalimat pembuka.{Enter}');
  expect(await within(item('Pertanyaan 1')).findByText('Kalimat pembuka.')).toBeTruthy();
  expect(callsOf(discussion.create)).toEqual([{ body: { parent: '1', lesson: 'l1', content: 'Kalimat pembuka.' } }]);
  expect(within(item('Pertanyaan 1')).getByText('Sudah dijawab')).toBeTruthy();
  expect(await screen.findByText('0 menunggu')).toBeTruthy();
  expect(callsOf(discussion.inbox)).toHaveLength(1);
});

test('each question links to its lesson', async () => {
  openInbox();
  const link = within(await screen.findByText('Pertanyaan 1').then(() => item('Pertanyaan 1'))).getByRole('link', {
    name: 'Apa itu lead',
  });
  expect(link.getAttribute('href')).toBe(
    '/creator/create-class/edit/apa-itu-lead?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article',
  );
});

test('questions are filtered by class and by whether they are open, open ones first', async () => {
  const { user, address, callsOf } = openInbox();
  await screen.findByText('Pertanyaan 1');
  expect(callsOf(discussion.inbox)).toEqual([{ query: { sort: '-isWaiting,-createdAt', page: 1, perPage: 10 } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Belum dijawab');
  await user.type(screen.getByRole('combobox', { name: 'Kelas' }), 'lead');
  fireEvent.click(await screen.findByText('Menulis Lead', { selector: '.ant-select-item-option-content' }));
  expect(address()).toBe('/creator/discussion?class=c1&state=waiting');
  expect(callsOf(discussion.inbox).at(-1)).toMatchObject({
    query: { filter: { classId: 'c1', isWaiting: true } },
  });
});

test('a post hidden with a reason no longer waits', async () => {
  const { user, callsOf } = openInbox();
  await screen.findByText('Pertanyaan 1');
  await user.click(within(item('Pertanyaan 1')).getByRole('button', { name: 'Tindakan untuk pertanyaan Sekar Ayu' }));
  await user.click(screen.getByRole('button', { name: 'Sembunyikan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Bukan tentang materi');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await within(item('Pertanyaan 1')).findByText(/Bukan tentang materi/)).toBeTruthy();
  expect(within(item('Pertanyaan 1')).queryByText('Belum dijawab')).toBeNull();
  expect(callsOf(discussion.hide)).toEqual([{ params: { id: '1' }, body: { reason: 'Bukan tentang materi' } }]);
});

test('an empty inbox, an answered one and a failure each say so', async () => {
  openInbox('', []);
  expect(await screen.findByText('Belum ada pertanyaan')).toBeTruthy();
  cleanup();
  openInbox('?state=waiting', []);
  expect(await screen.findByText('Semua sudah dijawab')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hapus filter' }).getAttribute('href')).toBe('/creator/discussion');
  cleanup();
  openPortal({ '/creator/discussion': DiscussionPage }, '/creator/discussion', [
    answer(report.classes, listed(classReport())),
    answer(discussion.inbox, () => {
      throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
    }),
  ]);
  expect(await screen.findByText('Gagal memuat pertanyaan')).toBeTruthy();
});
