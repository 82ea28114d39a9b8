// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { built } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { CreateProgramForm } from './create-program-form.tsx';

afterEach(cleanup);

function open(answers: Parameters<typeof openPortal>[2] = []) {
  const onCreated = vi.fn();
  const app = openPortal({ '/buat': () => <CreateProgramForm onCreated={onCreated} /> }, '/buat', [
    ...answers,
    answer(program.create, built()),
  ]);
  return { onCreated, ...app };
}
const title = () => screen.findByRole('textbox', { name: 'Judul kelas' });
const submit = () => screen.getByRole('button', { name: 'Buat kelas' });

test('a class is created with its title and format [4.7]', async () => {
  const { user, callsOf, onCreated } = open();
  await user.type(await title(), '  Menulis Lead yang Kuat ');
  await user.click(screen.getByRole('radio', { name: /^Bootcamp/ }));
  await user.click(submit());
  await expect.poll(() => onCreated).toHaveBeenCalledOnce();
  expect(callsOf(program.create)).toEqual([{ body: { title: 'Menulis Lead yang Kuat', format: 'bootcamp' } }]);
});

test('a title that is too short is not sent; its field shows the error and has the focus until it is corrected', async () => {
  const { user, callsOf } = open();
  await user.type(await title(), 'Lead');
  await user.click(submit());
  await screen.findByText('Minimal 5 karakter');
  await expect.poll(() => document.activeElement).toBe(await title());
  expect((await title()).getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(program.create)).toEqual([]);
  await user.type(await title(), ' berita');
  await expect.poll(() => screen.queryByText('Minimal 5 karakter')).toBeNull();
});

test('a refusal by the server shows at its field, and the typed text stays', async () => {
  const { user, onCreated } = open([
    answer(program.create, () => {
      throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', { title: 'Judul ini sudah kamu pakai' });
    }),
  ]);
  await user.type(await title(), 'Menulis Lead');
  await user.click(submit());
  await screen.findByText('Judul ini sudah kamu pakai');
  expect(await title()).toHaveProperty('value', 'Menulis Lead');
  expect(screen.queryByText('Periksa kembali isianmu')).toBeNull();
  expect(onCreated).not.toHaveBeenCalled();
});

test('a refusal that names no field shows above the form', async () => {
  const { user } = open([
    answer(program.create, () => {
      throw new ApiError(503, 'unavailable', 'Server sedang sibuk');
    }),
  ]);
  await user.type(await title(), 'Menulis Lead');
  await user.click(submit());
  expect((await screen.findByText('Server sedang sibuk')).closest('[role=alert]')).toBeTruthy();
});
