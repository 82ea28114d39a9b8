// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lessonKindLabels } from '@sinau/classroom';
import { lesson, section } from '../../../testing/fixtures.ts';
import { openBuilder } from '../../../testing/open-builder.ts';

/** Counts row renders: each row reads the icon of its kind. The menu of new lessons does not offer this kind. */
const iconRead = vi.fn();
beforeAll(() => {
  const { Icon } = lessonKindLabels.news_writing;
  Object.defineProperty(lessonKindLabels.news_writing, 'Icon', { configurable: true, get: () => (iconRead(), Icon) });
  return () => Object.defineProperty(lessonKindLabels.news_writing, 'Icon', { value: Icon, writable: true });
});

afterEach(cleanup);

const outlineOf = (count: number) =>
  Array.from({ length: count }, (_, part) =>
    section(
      `s${part + 1}`,
      Array.from({ length: 10 }, (__, index) =>
        lesson(`${part + 1}.${index + 1}`, { type: index === 0 ? 'article' : 'news_writing' }),
      ),
      `Bagian ${part + 1}`,
    ),
  );

/** Opens a lesson of a class with the given number of sections of ten lessons, and its outline. */
async function openClass(sectionCount: number, lessonId: string) {
  const app = openBuilder(
    `/creator/create-class/edit/materi?name=menulis-lead&id=c1&lessonId=${lessonId}&type=article`,
    { sections: outlineOf(sectionCount) },
  );
  await screen.findByRole('textbox', { name: 'Judul materi' });
  await app.user.click(screen.getByRole('button', { name: 'Kerangka' }));
  const outline = within(screen.getByRole('dialog', { name: 'Kerangka' }));
  /** Counts the rows that an action renders. */
  const drawnBy = async (act: () => Promise<unknown>) => {
    iconRead.mockClear();
    await act();
    return iconRead.mock.calls.length;
  };
  const choose = async (menu: string, item: string) => {
    await app.user.click(outline.getByRole('button', { name: menu }));
    await app.user.click(outline.getByRole('button', { name: item }));
  };
  return { ...app, outline, drawnBy, choose, rows: () => outline.queryAllByRole('link', { name: /^Materi \d/ }) };
}

test('a class of 600 lessons shows only the lessons of the sections in use', async () => {
  const { user, outline, rows, choose } = await openClass(60, '30.1');
  expect(rows().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Materi 30.${index + 1}`),
  );
  await user.click(outline.getByRole('button', { name: /^7\. Bagian 7/ }));
  expect(rows()).toHaveLength(20);

  await choose('Menu materi Materi 7.1', 'Pindah ke…');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section tujuan' }), '50. Bagian 50');
  await user.click(screen.getByRole('button', { name: 'Pindahkan' }));
  const target = await outline.findByRole('button', { name: /^50\. Bagian 50.*11 materi$/ });
  await expect.poll(() => document.activeElement).toBe(target);
});

test('an action renders only the rows that it changes', { tags: 'night' }, async () => {
  const { drawnBy, choose, outline, user, rows } = await openClass(12, '3.1');
  expect(rows()).toHaveLength(120);

  expect(await drawnBy(() => choose('Menu materi Materi 3.5', 'Urutkan'))).toBe(0);
  expect(await drawnBy(() => user.click(outline.getByRole('button', { name: 'Selesai' })))).toBe(0);
  const moving = async () => {
    await choose('Menu materi Materi 3.5', 'Pindah ke bawah');
    await screen.findByText('Berhasil reorder lesson');
  };
  expect(await drawnBy(moving)).toBe(2);
  const writing = () => user.type(screen.getByRole('textbox', { name: 'Judul materi', hidden: true }), 'a');
  expect(await drawnBy(writing)).toBe(0);
});
