// @vitest-environment jsdom
import '../testing/index.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { SelectField, TextareaField, TextField } from './fields.tsx';
import { Form } from './form.tsx';
import { useContractForm } from './use-contract-form.ts';

afterEach(cleanup);

const rules = {
  subject: { kind: 'text', min: 5, max: 80 },
  email: { kind: 'email', max: 254 },
  topic: { kind: 'text', max: 20 },
  links: { each: { kind: 'text', max: 300 }, most: 3 },
  message: { kind: 'text', max: 500, isOptional: true },
} as const;

function SupportForm({ send }: { send: (values: object) => Promise<unknown> }) {
  const form = useContractForm(rules, send);
  return (
    <Form form={form}>
      <TextField {...form.field('subject')} label="Perihal" />
      <TextField {...form.field('email')} label="Email" />
      <SelectField {...form.field('topic')} label="Topik">
        <option value="">Pilih</option>
        <option value="bayar">Pembayaran</option>
      </SelectField>
      <TextField {...form.field('links.0')} label="Tautan 1" />
      <TextField {...form.field('links.1')} label="Tautan 2" />
      <TextareaField {...form.field('message')} label="Pesan" />
      <Button type="submit" loading={form.isSending}>
        Kirim
      </Button>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name, { exact: false });
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

async function fill() {
  const user = userEvent.setup();
  await user.type(field('Perihal'), 'Tidak bisa bayar');
  await user.type(field('Email'), 'sekar@contoh.id');
  await user.selectOptions(field('Topik'), 'bayar');
  await user.type(field('Tautan 1'), 'https://a.id');
  await user.type(field('Tautan 2'), 'https://b.id');
  return user;
}
const submit = () => screen.getByRole('button', { name: 'Kirim' });

test('a form sends texts, choices and repeated fields, and omits empty optional ones', async () => {
  const send = vi.fn(async () => null);
  render(<SupportForm send={send} />);
  const user = await fill();
  await user.click(submit());
  expect(send).toHaveBeenCalledExactlyOnceWith({
    subject: 'Tidak bisa bayar',
    email: 'sekar@contoh.id',
    topic: 'bayar',
    links: ['https://a.id', 'https://b.id'],
  });
});

test('the rules of the contract are on the controls', () => {
  render(<SupportForm send={async () => null} />);
  expect(field('Perihal')).toMatchObject({ required: true, maxLength: 80, type: 'text' });
  expect(field('Email')).toMatchObject({ required: true, maxLength: 254, type: 'email' });
  expect(field('Pesan')).toMatchObject({ required: false, maxLength: 500 });
  expect(screen.getByLabelText('Pesan (opsional)')).toBeTruthy();
});

test('nothing is sent while a field is invalid; each shows why and the first gets the focus', async () => {
  const send = vi.fn(async () => null);
  render(<SupportForm send={send} />);
  const user = await fill();
  await user.clear(field('Perihal'));
  await user.type(field('Perihal'), 'Apa');
  await user.clear(field('Tautan 2'));
  await user.selectOptions(field('Topik'), '');
  await user.click(submit());
  expect(send).not.toHaveBeenCalled();
  expect(errorOf('Perihal')).toBe('Minimal 5 karakter');
  expect(errorOf('Topik')).toBe('Wajib diisi');
  expect(errorOf('Tautan 2')).toBe('Wajib diisi');
  expect(document.activeElement).toBe(field('Perihal'));

  await user.type(field('Perihal'), ' saja');
  expect(errorOf('Perihal')).toBeUndefined();
  expect(errorOf('Topik')).toBe('Wajib diisi');
});

test("the server's errors are shown at their fields, and nothing typed is lost", async () => {
  const fields = { 'links.1': 'Tautan ini tidak bisa dibuka', email: 'Email ini tidak dikenal' };
  const refuse = async () => Promise.reject(Object.assign(new Error('Periksa kembali isianmu'), { fields }));
  render(<SupportForm send={refuse} />);
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText('Email ini tidak dikenal')).toBeTruthy();
  expect(errorOf('Tautan 2')).toBe('Tautan ini tidak bisa dibuka');
  await expect.poll(() => document.activeElement).toBe(field('Email'));
  expect(field('Perihal')).toHaveProperty('value', 'Tidak bisa bayar');
  expect(screen.queryByText('Periksa kembali isianmu')).toBeNull();
});

test('an error of an unknown field is shown above the form, besides the others', async () => {
  const fields = { email: 'Email ini tidak dikenal', orderId: 'Pesanan ini tidak ada' };
  const refuse = async () => Promise.reject(Object.assign(new Error('Periksa kembali isianmu'), { fields }));
  render(<SupportForm send={refuse} />);
  const user = await fill();
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Periksa kembali isianmu');
  expect(errorOf('Email')).toBe('Email ini tidak dikenal');
});

test('two simultaneous submissions send once; after the answer the form can be sent again', async () => {
  let answer = () => undefined as void;
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<SupportForm send={send} />);
  const user = await fill();
  const form = submit().closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(send).toHaveBeenCalledOnce();
  answer();
  await expect.poll(() => submit().hasAttribute('aria-busy')).toBe(false);
  await user.click(submit());
  expect(send).toHaveBeenCalledTimes(2);
});
