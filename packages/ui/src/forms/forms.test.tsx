// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Checkbox } from './choice.tsx';
import { Field, Fieldset } from './field.tsx';
import { TextField } from './fields.tsx';
import { Input, PasswordInput } from './input.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a field labels its control and describes it by the error before the hint', () => {
  render(
    <Field label="Email" hint="Kami kirim tautan ke sini." error="Email ini sudah terdaftar.">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(describedBy(input)).toEqual(['Email ini sudah terdaftar.', 'Kami kirim tautan ke sini.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without notes has no description', () => {
  render(
    <Field label="Nama" optional>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Nama (opsional)' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a group of controls is described by its error and its hint', () => {
  render(
    <Fieldset legend="Untuk siapa kelas ini?" hint="Boleh lebih dari satu." error="Pilih minimal satu.">
      <Checkbox>Pemula</Checkbox>
    </Fieldset>,
  );
  expect(describedBy(screen.getByRole('group', { name: 'Untuk siapa kelas ini?' }))).toEqual([
    'Pilih minimal satu.',
    'Boleh lebih dari satu.',
  ]);
});

test('a hint that the error repeats is shown once, and optional fields are marked', () => {
  const { rerender } = render(<TextField label="Nama" required hint="Minimal 2 karakter" error="Minimal 2 karakter" />);
  expect(screen.getAllByText('Minimal 2 karakter')).toHaveLength(1);
  rerender(<TextField label="Nama" hint="Minimal 2 karakter" />);
  expect(describedBy(screen.getByRole('textbox', { name: 'Nama (opsional)' }))).toEqual(['Minimal 2 karakter']);
});

test('a checkbox carries its own error', () => {
  render(<Checkbox error="Setujui dulu syaratnya.">Saya setuju</Checkbox>);
  expect(describedBy(screen.getByRole('checkbox', { name: 'Saya setuju' }))).toEqual(['Setujui dulu syaratnya.']);
});

test('a password is shown and hidden again', async () => {
  render(
    <Field label="Kata sandi">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Kata sandi');
  const toggle = screen.getByRole('button', { name: 'Tampilkan kata sandi' });
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(toggle);
  expect(input.getAttribute('type')).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

test('a form that is being submitted is not submitted twice, by click or by Enter', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Input aria-label="Nama" />
      <Button type="submit" loading={loading}>
        Simpan
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();

  rerender(form(false));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
