// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, comment } from '@sinau/api-client';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { answer } from '@sinau/shell/testing';
import { openBuilder } from '../../../testing/open-builder.ts';
import { lesson, section } from '../../../testing/fixtures.ts';

afterEach(cleanup);

const noted = (id: string, overrides: Partial<ReviewComment> = {}): ReviewComment => ({
  id,
  lesson: null,
  by: { isOperator: true, fullname: null },
  content: `Catatan ${id}`,
  createdAt: '2026-11-21T03:00:00.000Z',
  sentAt: '2026-11-21T04:00:00.000Z',
  fixedAt: null,
  replies: [],
  ...overrides,
});
const pinned = noted('n1', { lesson: { id: 'l1', title: 'Materi l1' } });
const gone = noted('n3', { lesson: { id: 'l9', title: 'Materi lama' } });

function openReviewed(path: string, comments = [pinned, noted('n2'), gone], overrides: Partial<Program> = {}) {
  let list = comments;
  const replace = (id: string, change: Partial<ReviewComment>) => {
    list = list.map((one) => (one.id === id ? { ...one, ...change } : one));
    return list.find((one) => one.id === id)!;
  };
  return openBuilder(
    path,
    {
      statusApprove: 'revision',
      reviewReason: 'Tinggal dua hal kecil.',
      sections: [section('s1', [lesson('l1'), lesson('l2')], 'Pembuka')],
      ...overrides,
    },
    [
      answer(comment.ofMyClass, () => ({ list, suspension: null })),
      answer(comment.tick, ({ params, body }) =>
        replace(params.id, { fixedAt: body.isFixed ? '2026-11-22T03:00:00.000Z' : null }),
      ),
      answer(comment.answer, ({ body }) => {
        if (body.content.includes('gagal')) throw new ApiError(503, 'unavailable', 'Layanan sedang sibuk.');
        return replace('n1', {
          replies: [
            {
              id: 'r1',
              by: { isOperator: false, fullname: 'Maya' },
              content: body.content,
              createdAt: pinned.createdAt,
            },
          ],
        });
      }),
    ],
  );
}
const atLesson = '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article';

test('a class that an operator returned begins with the reason, then every comment with its location', async () => {
  openReviewed('/creator/create-class/menulis-lead');
  await screen.findByText('Tinggal dua hal kecil.');
  const region = within(await screen.findByRole('region', { name: 'Catatan tinjauan' }));
  region.getByText('0 dari 3 diperbaiki');
  expect(region.getByRole('link', { name: 'Materi l1' }).getAttribute('href')).toContain('lessonId=l1');
  region.getByText('Materi lama (sudah dihapus)');
  region.getByText('Kelas secara umum');
});

test('a lesson lets its own comment be answered and ticked, and links to the others', async () => {
  const { user, callsOf } = openReviewed(atLesson);
  await screen.findByRole('textbox', { name: 'Judul materi' });
  const region = within(await screen.findByRole('region', { name: 'Catatan tinjauan' }));
  const cards = region.getAllByRole('checkbox', { name: 'Sudah diperbaiki' });
  expect(cards).toHaveLength(1);
  region.getByText('Catatan lain yang belum diperbaiki:');

  await user.click(region.getByRole('button', { name: 'Balas' }));
  await user.type(region.getByLabelText('Balasan'), 'Kirim gagal dulu');
  await user.click(region.getByRole('button', { name: 'Kirim balasan' }));
  await region.findByText('Layanan sedang sibuk.');
  expect(region.getByLabelText<HTMLTextAreaElement>('Balasan').value).toBe('Kirim gagal dulu');
  await user.clear(region.getByLabelText('Balasan'));
  await user.type(region.getByLabelText('Balasan'), 'Sudah direkam ulang.');
  await user.click(region.getByRole('button', { name: 'Kirim balasan' }));
  await region.findByRole('list', { name: 'Balasan' });

  await user.click(region.getByRole('checkbox', { name: 'Sudah diperbaiki' }));
  await region.findByText('1 dari 3 diperbaiki');
  expect(callsOf(comment.tick)).toEqual([{ params: { id: 'n1' }, body: { isFixed: true } }]);
});

test('a published class shows no comments that were resolved', async () => {
  const published = { statusApprove: 'publish', status: 'publish' } as const;
  const fixed = noted('n4', { fixedAt: '2026-11-22T03:00:00.000Z' });
  openReviewed('/creator/create-class/menulis-lead', [fixed, noted('n2')], published);
  await screen.findByText('Catatan n2');
  expect(screen.queryByText('Catatan n4')).toBeNull();
  cleanup();
  openReviewed('/creator/create-class/menulis-lead', [fixed], published);
  await screen.findByRole('heading', { name: 'Halaman kelas' });
  expect(screen.queryByRole('region', { name: 'Catatan tinjauan' })).toBeNull();
});

test('the outline counts the open comments in each lesson', async () => {
  const { user } = openReviewed(atLesson);
  await user.click(await screen.findByRole('button', { name: 'Kerangka' }));
  expect((await screen.findAllByText('1 catatan tinjauan')).length).toBeGreaterThan(0);
});
