// @vitest-environment jsdom
import '../testing/index.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

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

test('a dialog opens on its first field, and closing returns the focus', async () => {
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
])('%s closes it', async (_, act) => {
  render(<Rename />);
  await userEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  act();
  expect(dialog()).toBeNull();
});

test('a press inside leaves the dialog open', async () => {
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

test('a dialog that only its answer ends has no button to close, and stays open at Escape and when it is forced shut', () => {
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
