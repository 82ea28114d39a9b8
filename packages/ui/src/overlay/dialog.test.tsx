// @vitest-environment jsdom
import '../testing/index.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { SelfOpeningDialog } from './self-opening-dialog.tsx';

afterEach(cleanup);

function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ubah</button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Ubah nama section">
        <input aria-label="Nama" />
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Ubah nama section' });

test('a dialog opens with the focus on its first field, and closing returns the focus', async () => {
  const user = userEvent.setup();
  render(<Rename />);
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Nama'));

  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ubah' }));
});

test.each([
  ['Escape', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
  ['a press on the backdrop', () => fireEvent.mouseDown(dialog()!)],
])('%s closes a dialog', async (_, act) => {
  render(<Rename />);
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  act();
  expect(dialog()).toBeNull();
});

test('a press inside does not close the dialog', async () => {
  render(<Rename />);
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  fireEvent.mouseDown(screen.getByLabelText('Nama'));
  expect(dialog()).not.toBeNull();
});

test('a confirmation focuses the cancel button, and confirms on request', async () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog open onClose={vi.fn()} onConfirm={onConfirm} title="Hapus section ini?" confirmLabel="Hapus section">
      Materinya ikut terhapus.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Hapus section ini?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Batal' }));

  await userEvent.click(screen.getByRole('button', { name: 'Hapus section' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a dialog that only its answer closes has no close button, and stays open on Escape and when it is forced shut', () => {
  render(
    <Dialog open title="Ubah nama section">
      <input aria-label="Nama" />
    </Dialog>,
  );
  expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
  fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(dialog()!);
  (dialog() as HTMLDialogElement).close();
  fireEvent(screen.getByLabelText('Nama').closest('dialog')!, new Event('close'));
  expect((dialog() as HTMLDialogElement).open).toBe(true);
});

describe('a dialog that opens by itself', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function openOver(page: ReactElement) {
    const show = (open: boolean) => (
      <>
        {page}
        <SelfOpeningDialog open={open} title="Sesimu berakhir">
          <input aria-label="Kata sandi" />
          <button>Keluar</button>
        </SelfOpeningDialog>
      </>
    );
    const { rerender } = render(show(false));
    return { ask: () => rerender(show(true)), answer: () => rerender(show(false)) };
  }
  const shown = () => screen.queryByRole('dialog', { name: 'Sesimu berakhir' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.activeElement!, { key }));

  test('waits until the user has not typed for a second', () => {
    const { ask } = openOver(<textarea aria-label="Isi" />);
    screen.getByLabelText('Isi').focus();
    ask();
    for (const letter of 'Tiga puluh huruf tanpa jeda itu') {
      press(letter);
      pass(999);
    }
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).not.toBeNull();
  });

  test('holds back letters typed meanwhile, and returns them with the focus', () => {
    const { ask, answer } = openOver(<textarea aria-label="Isi" defaultValue="Lead dan isi" />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Isi');
    field.focus();
    field.setSelectionRange(4, 4);
    ask();
    pass(1000);
    press(...' kuatx', 'Backspace', 'Shift', 'Enter', ...'baru');
    const password = screen.getByLabelText<HTMLInputElement>('Kata sandi');
    expect([field.value, password.value, document.activeElement]).toEqual(['Lead dan isi', '', shown()]);
    // A control that its user focuses receives the typing.
    password.focus();
    press(...'rahasia');
    answer();
    expect([field.value, document.activeElement]).toEqual(['Lead kuat\nbaru dan isi', field]);
  });

  test('focuses its first control if the user was not typing', () => {
    const { ask } = openOver(<button>Kirim</button>);
    screen.getByRole('button', { name: 'Kirim' }).focus();
    ask();
    pass(1000);
    expect(document.activeElement).toBe(screen.getByLabelText('Kata sandi'));
  });
});
