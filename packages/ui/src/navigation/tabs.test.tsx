// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabLinks, Tabs } from './tabs.tsx';

afterEach(cleanup);

function Player() {
  const [selected, setSelected] = useState<'lessons' | 'overview'>('lessons');
  return (
    <Tabs
      label="Isi kelas"
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'lessons', label: 'Materi', panel: 'Daftar materi' },
        { id: 'overview', label: 'Overview', panel: 'Tentang kelas' },
      ]}
    />
  );
}

test('arrow keys select as they move, and wrap around', async () => {
  const user = userEvent.setup();
  render(<Player />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Overview' }).textContent).toBe('Tentang kelas');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Overview', selected: true }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Materi' }).textContent).toBe('Daftar materi');
});

test('link tabs move the focus and mark the current page', async () => {
  const user = userEvent.setup();
  render(
    <TabLinks
      label="Jenis kelas"
      items={[
        { href: '/catalog?tabs=0', label: 'Kelas Mandiri', isCurrent: true },
        { href: '/catalog?tabs=1', label: 'Webinar', count: 12, isCurrent: false },
      ]}
    />,
  );
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-current')).toBe('page');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('href')).toBe('/catalog?tabs=1');
});
