// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { learnerProfile, openApp } from '@sinau/shell/testing';
import { DeskLayout } from './desk-layout.tsx';

afterEach(cleanup);

test("the operators' menu is in groups, and marks the current page alone", async () => {
  const { user } = openApp({
    routes: [{ Component: DeskLayout, children: [{ path: '*', Component: () => null }] }],
    path: '/operator/content/featured/new',
    reducers: {},
    profile: { ...learnerProfile, isOperator: true },
    answers: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  const menu = within(await screen.findByRole('dialog'));
  for (const name of ['Tinjauan', 'Percakapan', 'Situs']) expect(menu.getByRole('navigation', { name })).toBeDefined();
  const marked = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Konten situs']);
});
