// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Snackbars } from '@sinau/ui';
import { useErrorKey } from './use-error-key.ts';

afterEach(cleanup);

function Page({ error }: { error: string | null }) {
  useErrorKey();
  const messages = error === null ? [] : [{ id: '1', tone: 'error' as const, text: error, timeout: null }];
  return <Snackbars messages={messages} onClose={vi.fn()} />;
}

test('F8 leads to the newest error, and to nothing while there is none', () => {
  const { rerender } = render(<Page error={null} />);
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(document.body);
  rerender(<Page error="Gagal menyimpan" />);
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tutup' }));
});
