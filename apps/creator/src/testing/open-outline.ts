import { screen, within } from '@testing-library/react';
import { lesson, section } from './fixtures.ts';
import { openBuilder } from './open-builder.ts';

export const setting = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';
export const twoSections = [
  section('s1', [lesson('l1'), lesson('l2')], 'Pembuka'),
  section('s2', [lesson('l3')], 'Latihan'),
];

/** Opens the builder with its outline, which is a drawer on the narrow screen of the tests. */
export async function openOutline(
  path = setting,
  ...[overrides = { sections: twoSections }, refusals]: [
    Parameters<typeof openBuilder>[1]?,
    Parameters<typeof openBuilder>[2]?,
  ]
) {
  const app = openBuilder(path, overrides, refusals);
  await app.user.click(await screen.findByRole('button', { name: 'Kerangka' }));
  const outline = within(screen.getByRole('dialog', { name: 'Kerangka' }));
  const choose = async (menu: string, item: string) => {
    // Searches the whole screen, since a page that finishes loading renders the outline again.
    await app.user.click(await screen.findByRole('button', { name: menu }));
    await app.user.click(await screen.findByRole('button', { name: item }));
  };
  return { ...app, outline, choose };
}
export type Outline = Awaited<ReturnType<typeof openOutline>>['outline'];

export const sectionOrder = (outline: Outline) =>
  outline
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => /^\d/.test(title));
export const lessonOrder = (outline: Outline) =>
  outline.getAllByRole('link', { name: /^Materi l/ }).map(({ textContent }) => textContent);
