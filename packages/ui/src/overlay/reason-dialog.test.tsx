// @vitest-environment jsdom
import '../testing/index.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLocalDraft } from '../use-local-draft.ts';
import { ReasonDialog } from './reason-dialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const key = 'u1:revise:c1';
function open(draftKey = key, send = vi.fn(async (_reason: string) => undefined)) {
  const close = vi.fn();
  cleanup();
  render(
    <ReasonDialog
      draftKey={draftKey}
      open
      onClose={close}
      title="Minta perbaikan"
      label="Yang perlu diperbaiki"
      rule={{ kind: 'text', min: 10, max: 200 }}
      confirmLabel="Kirim"
      send={send}
    >
      Mitra membaca ini.
    </ReasonDialog>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLTextAreaElement>(/Yang perlu/), send, close };
}

test('a typed reason survives the end of its tab and is restored when its dialog opens again, only for its author', async () => {
  const first = open();
  await first.user.type(first.field, 'Suara materi 3 pelan sekali');
  expect(screen.queryByText(/ada lagi di sini/)).toBeNull();

  expect(open('u2:revise:c1').field.value).toBe('');
  expect(open('u1:revise:c2').field.value).toBe('');
  const { user, field, send, close } = open();
  expect(field.value).toBe('Suara materi 3 pelan sekali');
  screen.getByText(/ada lagi di sini/);
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(send).toHaveBeenCalledExactlyOnceWith('Suara materi 3 pelan sekali');
  expect(close).toHaveBeenCalledOnce();
  expect(hasLocalDraft(key)).toBe(false);
});

test('only its author discards a reason that was not sent', async () => {
  const first = open();
  await first.user.type(first.field, 'Suara materi 3 pelan');
  await first.user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(hasLocalDraft(key)).toBe(true);
  const { user, field } = open();
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(field.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Buang' })).toBeNull();
  expect(open().field.value).toBe('');
});

test('a reason that is too short or refused stays in its field', async () => {
  const { user, field, send, close } = open(
    key,
    vi.fn(async () => {
      throw Object.assign(new Error('Kelas ini sudah diputuskan.'), { fields: {} });
    }),
  );
  await user.type(field, ' pelan ');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(send).not.toHaveBeenCalled();
  await user.type(field, ' suaranya sejak awal');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await screen.findByText('Kelas ini sudah diputuskan.');
  expect(close).not.toHaveBeenCalled();
  expect(open().field.value).toContain('pelan');
});
