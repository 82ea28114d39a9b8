// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LessonNav } from './lesson-nav.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('previous and next are links if there is a lesson', () => {
  render(<LessonNav previousHref="/materi/a" next={{ kind: 'lesson', href: '/materi/c' }} onOpenOutline={undefined} />);
  expect(screen.getByRole('link', { name: 'Sebelumnya' }).getAttribute('href')).toBe('/materi/a');
  expect(screen.getByRole('link', { name: 'Berikutnya' }).getAttribute('href')).toBe('/materi/c');
});

test('previous is disabled at the first lesson, next at the last and before a locked one [4.28]', () => {
  render(
    <LessonNav
      previousHref={null}
      next={{ kind: 'none', reason: 'Selesaikan materi ini dulu' }}
      onOpenOutline={undefined}
    />,
  );
  expect(button('Sebelumnya').hasAttribute('disabled')).toBe(true);
  expect(button('Berikutnya').hasAttribute('disabled')).toBe(true);
});

test('the end of the class opens the congratulation', async () => {
  const onFinish = vi.fn();
  render(<LessonNav previousHref="/materi/a" next={{ kind: 'finish', onFinish }} onOpenOutline={undefined} />);
  await userEvent.click(button('Berikutnya'));
  expect(onFinish).toHaveBeenCalledOnce();
});
