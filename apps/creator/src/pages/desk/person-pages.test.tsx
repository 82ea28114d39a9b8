// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { certificate, person } from '@sinau/api-client';
import type { Person } from '@sinau/contracts/backoffice/person/person.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { PeoplePage, PersonPage } from './person-pages.tsx';

afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';
const sekar: Person = {
  id: 'u1',
  fullname: 'Sekar Ayu',
  email: 'sekar@contoh.id',
  phone: '0812 3456 7890',
  state: 'active',
  isOperator: false,
  createdAt: at,
  isEmailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  hasGoogle: false,
  lockedAt: null,
  deactivatedAt: null,
  deletedAfter: null,
  lastSeenAt: at,
  mitra: [{ id: 'm1', name: 'Ruang Redaksi', role: 'owner', status: 'Verified' }],
};
const listed = <T,>(list: T[], total = list.length) => ({ list, total, page: 1, perPage: 10 });
const issued = {
  id: 'c1',
  number: '7K3M9QXA2BTDW',
  class: { id: 'k1', title: 'Menulis Lead' },
  issuedAt: at,
  revokedAt: null,
  revokedFor: null,
};

const open = (path: string, detail: Partial<Person> = {}) =>
  openPortal(
    { '/operator/person': PeoplePage, '/operator/person/:id': PersonPage },
    path,
    [
      answer(person.find, {
        list: [
          {
            id: 'u1',
            fullname: 'Sekar Ayu',
            email: 'sekar@contoh.id',
            phone: null,
            state: 'locked' as const,
            isOperator: false,
            createdAt: at,
            match: 'order' as const,
          },
        ],
        isCut: false,
      }),
      answer(person.detail, { ...sekar, ...detail }),
      answer(person.orders, {
        ...listed([
          {
            id: 'o1',
            orderId: 'SN-261121-AAAA',
            status: 'PARTIALLY_REFUNDED' as const,
            total: 150_000,
            paymentMethod: 'QRIS',
            titles: ['Menulis Lead'],
            createdAt: at,
            paidAt: at,
            refunds: [{ id: 'r1', amount: 50_000, reason: 'requested' as const, dueAt: at, refundedAt: null }],
          },
        ]),
        total: 12,
      }),
      answer(person.certificates, listed([issued])),
      answer(
        person.mails,
        listed([
          {
            id: 's1',
            to: 'sekar@contoh.id',
            subject: 'Atur ulang kata sandi Sinau',
            state: 'sent' as const,
            createdAt: at,
            repeat: 'link' as const,
          },
        ]),
      ),
      answer(person.deactivation, {
        restorationDays: 14,
        mitra: [{ name: 'Ruang Redaksi', becomes: 'closes' as const, totalClass: 3, owesSessions: false }],
      }),
      answer(person.lock, { ...sekar, state: 'locked', lockedAt: at }),
      answer(person.deactivate, { ...sekar, state: 'deactivated', deactivatedAt: at, deletedAfter: at }),
      answer(person.changeEmail, sekar),
      answer(person.repeatMail, {
        id: 's1',
        to: 'sekar@contoh.id',
        subject: 'Atur ulang kata sandi Sinau',
        state: 'sent',
        createdAt: at,
        repeat: 'link',
      }),
      answer(certificate.revoke, undefined as never),
    ],
    { ...learnerProfile, id: 'op1', isOperator: true, staffRoles: ['support'] },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a person is found by what was typed, and the row says where it was found', async () => {
  const { user, callsOf } = open('/operator/person');
  expect(await screen.findByText('Siapa yang kamu cari?')).toBeDefined();
  expect(callsOf(person.find)).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'SN-261121-AAAA{Enter}');
  expect(await screen.findByText(/Cocok dengan nomor pesanannya/)).toBeDefined();
  expect(screen.getByText('Dikunci')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sekar Ayu' }).getAttribute('href')).toBe('/operator/person/u1');
});

describe('the page of a person', () => {
  test('shows the orders with their refunds, and more on request', async () => {
    const { user, callsOf } = open('/operator/person/u1');
    expect(await screen.findByRole('link', { name: 'Rp50.000 kembali' })).toBeDefined();
    expect(screen.getByText('Dikembalikan sebagian')).toBeDefined();
    await user.click(await button('Tampilkan pesanan yang lebih lama'));
    expect(callsOf(person.orders)).toMatchObject([{ query: { perPage: 10 } }, { query: { perPage: 30 } }]);
  });

  test('locks the account with a reason that the person reads', async () => {
    const { user, callsOf } = open('/operator/person/u1');
    await user.click(await button('Kunci akun'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kunci akun Sekar Ayu?' }));
    expect(dialog.getByText(/Dibaca orangnya di emailnya/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Kunci akun' }));
    expect(callsOf(person.lock)).toEqual([]);
    await user.type(dialog.getByLabelText('Alasannya'), 'Ada yang masuk dari perangkat lain.');
    await user.click(dialog.getByRole('button', { name: 'Kunci akun' }));
    expect(callsOf(person.lock)).toEqual([
      { params: { id: 'u1' }, body: { reason: 'Ada yang masuk dari perangkat lain.' } },
    ]);
  });

  test('says what deactivating does to the mitra of the person', async () => {
    const { user } = open('/operator/person/u1');
    await user.click(await button('Nonaktifkan akun'));
    expect(await screen.findByText(/Ruang Redaksi ditutup, dan 3 kelasnya berhenti dijual/)).toBeDefined();
  });

  test('asks for the new address and the proof that was seen', async () => {
    const { user, callsOf } = open('/operator/person/u1');
    await user.click(await button('Ganti email'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ganti email Sekar Ayu?' }));
    await user.type(dialog.getByLabelText('Email baru'), 'baru@contoh.id');
    await user.type(dialog.getByLabelText('Bukti yang kamu lihat'), 'KTP dan bukti bayar cocok.');
    await user.click(dialog.getByRole('button', { name: 'Kirim konfirmasi' }));
    expect(callsOf(person.changeEmail)).toEqual([
      { params: { id: 'u1' }, body: { email: 'baru@contoh.id', proof: 'KTP dan bukti bayar cocok.' } },
    ]);
  });

  test('offers a locked account to be unlocked alone, and staff and oneself nothing', async () => {
    open('/operator/person/u1', { state: 'locked', lockedAt: at });
    expect(await button('Buka kunci')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ganti email' })).toBeNull();
    cleanup();
    open('/operator/person/u1', { isOperator: true });
    expect(await screen.findByText(/Ini akun staf/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Kunci akun' })).toBeNull();
    cleanup();
    open('/operator/person/op1', { id: 'op1' });
    expect(await screen.findByText(/Ini akunmu sendiri/)).toBeDefined();
  });

  test('sends a mail again, and says that its link is made anew', async () => {
    const { user, callsOf } = open('/operator/person/u1?view=mail');
    await user.click(await button(/^Kirim ulang/));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Tautannya dibuat baru/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Kirim ulang' }));
    expect(callsOf(person.repeatMail)).toEqual([{ params: { id: 'u1', mailId: 's1' } }]);
  });

  test('revokes a certificate with its cause and an explanation', async () => {
    const { user, callsOf } = open('/operator/person/u1?view=certificate');
    await user.click(await button(/^Cabut/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cabut sertifikat Sekar Ayu?' }));
    await user.selectOptions(dialog.getByLabelText('Sebab'), 'Kecurangan');
    await user.type(dialog.getByLabelText('Penjelasannya'), 'Jawabannya disalin dari orang lain.');
    await user.click(dialog.getByRole('button', { name: 'Cabut sertifikat' }));
    expect(callsOf(certificate.revoke)).toEqual([
      { params: { id: 'c1' }, body: { reason: 'fraud', note: 'Jawabannya disalin dari orang lain.' } },
    ]);
  });
});
