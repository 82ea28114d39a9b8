// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assistant, submission } from '@sinau/api-client';
import type { GradedSubmission, GradedVersion } from '@sinau/contracts/study/submission/submission.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { GradingDesk } from './grading-desk.tsx';
import { useGradedSubmission, useGradingSummary } from './grading.data.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = '2026-11-02T03:00:00.000Z';
const versionOf = (number: number, content: string): GradedVersion => ({
  number,
  content,
  files: [],
  brief: { instruction: '', rubric: [], minimumScore: null },
  submittedAt: at,
  isLate: false,
  grade: null,
  essays: [],
});
const news = (overrides: Partial<GradedSubmission> = {}): GradedSubmission => ({
  id: 'a',
  state: 'in-review',
  number: 2,
  submittedAt: at,
  isLate: false,
  score: null,
  participant: { fullname: 'Sekar Ayu', avatar: null },
  lesson: { title: 'Tugas Akhir', type: 'news_writing' },
  class: { id: 'c1', title: 'Menulis Lead', slug: 'menulis-lead' },
  claim: { fullname: 'Maya', isMine: true, until: at },
  versions: [versionOf(1, 'Kios Naik\n\nSewa naik.'), versionOf(2, 'Kios Naik\n\nSewa 5% naik.')],
  history: [],
  ...overrides,
});

function Desk() {
  const { data, refetch } = useGradedSubmission('a');
  useGradingSummary();
  return (
    <>
      <button onClick={() => void refetch()}>Muat ulang</button>
      {data && <GradingDesk submission={data} onRenew={async () => (await refetch()).data} nextHref={null} />}
    </>
  );
}

function open(summary = () => Promise.resolve({ waiting: 1, overdue: 0 })) {
  let shown = news();
  let readings = 0;
  return openPortal({ '/meja': Desk }, '/meja', [
    answer(submission.summary, summary),
    answer(submission.snippets, { list: [] }),
    // The signed addresses, too, differ at each reading.
    answer(submission.detail, () => {
      readings += 1;
      return { ...shown, claim: shown.claim && { ...shown.claim, until: `2026-11-23T03:00:0${readings}.000Z` } };
    }),
    answer(submission.grade, () => (shown = news({ state: 'passed', claim: null }))),
    answer(assistant.checkSubmission, {
      source: 'built-in',
      isFallback: false,
      words: 3,
      remarks: [{ topic: 'style', message: 'Tulis “5 persen”.', passage: { start: 16, text: '5%' } }],
    }),
  ]);
}

const keptGrades = () => Object.keys(localStorage).filter((key) => key.includes(':grade:'));

test('a stored grade leaves nothing on the device, even if its form is gone before the queue is read again', async () => {
  let isGraded = false;
  const { user } = open(() => (isGraded ? new Promise<never>(() => {}) : Promise.resolve({ waiting: 1, overdue: 0 })));
  await user.type(await screen.findByLabelText('Komentar untuk peserta'), 'Kuat.');
  expect(keptGrades()).toHaveLength(1);
  isGraded = true;
  await user.click(screen.getByRole('button', { name: 'Lulus' }));
  await screen.findByText(/Tugas ini sudah dinilai/);
  expect(keptGrades()).toEqual([]);
});

test('a remark scrolls to its passage each time it is pressed, and not whenever the submission is read again', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { user, callsOf } = open();
  const remarks = within(await screen.findByRole('region', { name: 'Catatan AI-sisten' }));
  await user.click(screen.getByRole('button', { name: 'Bandingkan dengan versi 1' }));
  await user.click(await remarks.findByRole('button', { name: '5%' }));
  expect(document.querySelector('mark')?.textContent).toBe('5%');
  expect(scrolled).toHaveBeenCalledTimes(1);

  const readings = callsOf(submission.detail).length;
  await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await waitFor(() => expect(callsOf(submission.detail)).toHaveLength(readings + 1));
  await user.type(screen.getByLabelText('Komentar untuk peserta'), 'Kuat.');
  expect(scrolled).toHaveBeenCalledTimes(1);

  await user.click(remarks.getByRole('button', { name: '5%' }));
  expect(scrolled).toHaveBeenCalledTimes(2);
});
