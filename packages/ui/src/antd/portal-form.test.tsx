// @vitest-environment jsdom
import '../testing/index.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Field } from '../forms/field.tsx';
import { Input } from '../forms/input.tsx';
import { FormControl } from './form-control.tsx';
import { FormList } from './form-list.tsx';
import { FormText, PortalForm } from './portal-form.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Draft {
  title: string;
  from: string;
  to: string;
  guests: { id?: string; name: string }[];
}
const rules = { title: { kind: 'text', min: 3, max: 80, missing: 'Tulis judulnya' } } as const;
const initialValues: Draft = { title: 'Lokakarya', from: '1', to: '2', guests: [{ id: 'g1', name: 'Sekar' }] };

const Text = ({ name, label, check }: TextProps) => (
  <FormControl<string, Draft>
    name={name}
    check={(value, draft) => check?.(value, draft) ?? null}
    draw={({ id, value, error, onChange }) => (
      <Field id={id} label={label} error={error}>
        <Input value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
    )}
  />
);
interface TextProps {
  name: string | (string | number)[];
  label: string;
  check?: (value: string, draft: Draft) => string | null;
}

function open({ send = vi.fn(async (_draft: Draft) => undefined as unknown), onCancel = vi.fn() } = {}) {
  render(
    <PortalForm<Draft>
      rules={rules}
      initialValues={initialValues}
      draftKey="u1:workshop"
      send={send}
      submitLabel="Simpan"
      onCancel={onCancel}
    >
      <FormText name="title" label="Judul" />
      <Text name="from" label="Mulai" />
      <Text name="to" label="Selesai" check={(to, { from }) => (to > from ? null : 'Selesai sesudah mulai')} />
      <FormList<Draft['guests'][number]>
        name="guests"
        draw={({ keys, add, remove }) => (
          <>
            {keys.map((key, index) => (
              <div key={key} role="group" aria-label={`Tamu ${index + 1}`}>
                <Text name={[index, 'name']} label="Nama" check={(name) => (name ? null : 'Tulis namanya')} />
                <button type="button" onClick={() => remove(index)}>
                  Hapus
                </button>
              </div>
            ))}
            <button type="button" onClick={() => add({ name: '' })}>
              Tambah
            </button>
          </>
        )}
      />
    </PortalForm>,
  );
  return { user: userEvent.setup(), send, onCancel };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const guest = (number: number) => within(screen.getByRole('group', { name: `Tamu ${number}` }));
const submit = () => screen.getByRole('button', { name: 'Simpan' });
const refusal = (fields: Record<string, string>) =>
  Object.assign(new Error('Periksa kembali isianmu'), { status: 422, fields });

test('a list of fields is sent with the parts of its items that have no field', async () => {
  const { user, send } = open();
  await user.click(screen.getByRole('button', { name: 'Tambah' }));
  await user.type(guest(2).getByLabelText('Nama'), 'Dimas');
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]![0]).toEqual({
    ...initialValues,
    guests: [{ id: 'g1', name: 'Sekar' }, { name: 'Dimas' }],
  });
});

test('an item of a list that is removed takes its error along', async () => {
  const { user, send } = open();
  await user.click(screen.getByRole('button', { name: 'Tambah' }));
  await user.click(submit());
  await guest(2).findByText('Tulis namanya');
  expect(document.activeElement).toBe(guest(2).getByLabelText('Nama'));
  await user.click(guest(2).getByRole('button', { name: 'Hapus' }));
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a field that was invalid is validated again when the one it is checked against changes', async () => {
  const { user } = open();
  await user.clear(field('Mulai'));
  await user.type(field('Mulai'), '3');
  await user.click(submit());
  await screen.findByText('Selesai sesudah mulai');
  await user.clear(field('Mulai'));
  await user.type(field('Mulai'), '1');
  await waitFor(() => expect(screen.queryByText('Selesai sesudah mulai')).toBeNull());
});

test("the server's error stays at its field, also of a list, until that field changes", async () => {
  const { user } = open({
    send: vi.fn(async () => Promise.reject(refusal({ 'guests.0.name': 'Belum punya akun' }))),
  });
  await user.clear(field('Judul'));
  await user.click(submit());
  await screen.findByText('Tulis judulnya');
  await user.type(field('Judul'), 'Menulis berita');
  await user.click(submit());
  await guest(1).findByText('Belum punya akun');
  expect(screen.getByRole('alert').textContent).toBe('');
  await expect.poll(() => document.activeElement).toBe(guest(1).getByLabelText('Nama'));
  await user.type(field('Judul'), ' dan feature');
  guest(1).getByText('Belum punya akun');
  await user.type(guest(1).getByLabelText('Nama'), ' Ayu');
  await waitFor(() => expect(screen.queryByText('Belum punya akun')).toBeNull());
});

test('two simultaneous submissions send once; after the answer the form can be sent again', async () => {
  let answer = () => undefined as void;
  const { send, user } = open({ send: vi.fn(() => new Promise<void>((resolve) => (answer = resolve))) });
  const form = submit().closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  answer();
  await expect.poll(() => submit().hasAttribute('aria-busy')).toBe(false);
  await user.click(submit());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a cancelled form preserves what was typed on the device', async () => {
  const first = open();
  await first.user.type(field('Judul'), ' menulis');
  await first.user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(first.onCancel).toHaveBeenCalledOnce();
  expect(first.send).not.toHaveBeenCalled();
  cleanup();
  open();
  expect(field('Judul').value).toBe('Lokakarya menulis');
});
