// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError, staff } from '@sinau/api-client';
import type { StaffMember } from '@sinau/contracts/backoffice/staff/staff.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { StaffPage } from './staff-page.tsx';

afterEach(cleanup);

const rani: StaffMember = {
  id: '01990000-0000-7000-8000-000000000002',
  fullname: 'Rani Dukungan',
  email: 'rani@contoh.id',
  avatar: null,
  roles: ['support', 'review'],
  hasTwoSteps: true,
  createdAt: '2026-11-21T03:00:00.000Z',
};
const open = (...answers: ReturnType<typeof answer>[]) =>
  openPortal(
    { '/operator/staff': StaffPage },
    '/operator/staff',
    [answer(staff.list, { list: [rani], total: 1, page: 1, perPage: 20 }), ...answers],
    { ...learnerProfile, isOperator: true },
  );
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the page of the staff', () => {
  test('gives roles by address', async () => {
    const { user, callsOf } = open(answer(staff.add, rani));
    await user.click(await screen.findByRole('button', { name: 'Tambah staf' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Email'), 'rani@contoh.id');
    await user.click(form.getByRole('button', { name: 'Beri peran' }));
    await form.findByText('Pilih paling sedikit satu peran');
    await user.click(form.getByRole('checkbox', { name: /^Dukungan/ }));
    await user.click(form.getByRole('button', { name: 'Beri peran' }));
    await screen.findByText('Perannya diberikan');
    expect(callsOf(staff.add)).toEqual([{ body: { email: 'rani@contoh.id', roles: ['support'] } }]);
  });

  test('asks before a role is taken away, and says why it stays', async () => {
    const refusal = new ApiError(409, 'last_admin', 'Harus ada paling sedikit satu admin.');
    let isRefused = true;
    const { user, callsOf } = open(
      answer(staff.setRoles, () => {
        if (isRefused) throw refusal;
        return { ...rani, roles: ['support' as const] };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Ubah peran Rani Dukungan' }));
    const form = await dialog();
    await user.click(form.getByRole('checkbox', { name: /^Peninjau/ }));
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    await form.findByText(/tidak bisa lagi mengerjakan bagian Peninjau/);
    expect(callsOf(staff.setRoles)).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Cabut Peninjau' }));
    await form.findByText('Harus ada paling sedikit satu admin.');
    isRefused = false;
    await user.click(form.getByRole('button', { name: 'Cabut Peninjau' }));
    await screen.findByText('Perannya diubah');
    expect(callsOf(staff.setRoles).at(-1)).toEqual({ params: { id: rani.id }, body: { roles: ['support'] } });
  });
});
