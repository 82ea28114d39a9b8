// @vitest-environment jsdom
import '../testing/index.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Snackbars, type SnackbarMessage } from './snackbars.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const saved: SnackbarMessage = { id: 'saved', tone: 'success', text: 'Berhasil menghapus' };
const failed: SnackbarMessage = { id: 'failed', tone: 'error', text: 'Kelas sudah ada di keranjang', timeout: 8000 };
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('both live regions exist before the first message', () => {
  render(<Snackbars messages={[]} onClose={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('success is announced politely, failure assertively', () => {
  render(<Snackbars messages={[saved, failed]} onClose={vi.fn()} />);
  expect(within(screen.getByRole('status')).getByText(saved.text)).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText(failed.text)).toBeTruthy();
});

test('the tone decides background, color and icon beside the message [3.32]', () => {
  render(<Snackbars messages={[saved, failed]} onClose={vi.fn()} />);
  for (const { text, tone, icon } of [
    { ...saved, icon: 'circle-check' },
    { ...failed, icon: 'circle-alert' },
  ]) {
    const snackbar = screen.getByText(text).parentElement!;
    expect(snackbar.className).toBe(`snackbar snackbar-${tone}`);
    expect(snackbar.querySelector(`.lucide-${icon}`)).not.toBeNull();
  }
});

test('each message closes after its timeout, five seconds by default [9.10]', () => {
  const onClose = vi.fn();
  render(<Snackbars messages={[saved, failed]} onClose={onClose} />);
  wait(4999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose.mock.calls).toEqual([['saved']]);
  wait(3000);
  expect(onClose.mock.calls).toEqual([['saved'], ['failed']]);
});

test('a new message does not extend the timeout of earlier ones', () => {
  const onClose = vi.fn();
  const { rerender } = render(<Snackbars messages={[saved]} onClose={onClose} />);
  wait(4000);
  rerender(<Snackbars messages={[saved, failed]} onClose={(id) => onClose(id)} />);
  wait(1000);
  expect(onClose).toHaveBeenCalledWith('saved');
});

test('a message stays while it has the focus', () => {
  const onClose = vi.fn();
  render(<Snackbars messages={[saved]} onClose={onClose} />);
  const button = screen.getByRole('button', { name: 'Tutup' });
  fireEvent.focus(button);
  wait(20_000);
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(button);
  expect(onClose).toHaveBeenCalledWith('saved');
});
