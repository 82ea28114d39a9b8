// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, category, mitra } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { guarded } from '@sinau/shell';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { keepDraft } from '../../features/mitra/application/answers.ts';
import { application } from '../../testing/fixtures.ts';
import { QuestionPage } from './question-page.tsx';

afterEach(cleanup);

const topics = [{ id: 't1', title: 'Jurnalistik', slug: 'jurnalistik', cover: null, totalClass: 3 }];
const pending: Profile = {
  ...learnerProfile,
  isMitra: true,
  statusApproveMitra: 'Pending',
  mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi', role: 'owner', scopes: null },
};
type Answers = Parameters<typeof openApp>[0]['answers'];

/** Opens the page; the API answers with this profile until something was sent. */
function open(
  path = '/creator/question',
  { profile = learnerProfile as Profile, answers = [] as Answers, left = {} as Record<string, string> } = {},
) {
  let current = profile;
  return openApp({
    routes: [
      guarded('user', [{ path: '/creator/question', Component: QuestionPage }]),
      { path: '*', Component: () => null },
    ],
    path,
    reducers: {},
    profile,
    left,
    answers: [
      ...answers,
      answer(auth.me, () => current),
      answer(category.list, () => ({ list: topics, total: 1, page: 0, perPage: 0 })),
      answer(mitra.create, () => {
        current = pending;
        return application();
      }),
    ],
  });
}

const introduction = 'Kami menenun dan mengajarkan motif lurik sejak dua puluh tahun lalu.';
/** Returns the typed answers that were not sent. */
const typed = () => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('typed:')));
/** Stores the draft of a user who has answered everything and only has to send it. */
const answered = () => {
  keepDraft(learnerProfile.id, {
    kind: 'institute',
    name: 'Studio Lurik',
    categoryId: 't1',
    expertise: 'Menulis feature',
    experience: 'informal',
    about: introduction,
    link: '',
    phone: '',
    documents: [],
    isAgreed: true,
  });
  return typed();
};
const send = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Kirim pendaftaran' }));
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Lanjut' }));
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });

async function paste(user: UserEvent, name: string, text: string) {
  await user.click(screen.getByRole('textbox', { name }));
  await user.paste(text);
}

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: /^Lembaga/ }));
  await paste(user, 'Nama lembaga', 'Studio Lurik');
  await next(user);
  await heading('Apa yang kamu kuasai?');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Topik kelas pertamamu' }),
    await screen.findByRole('option', { name: 'Jurnalistik' }),
  );
  await paste(user, 'Keahlian yang akan diajarkan', 'Menulis feature');
  await user.click(screen.getByRole('radio', { name: /^Informal/ }));
  await user.keyboard('{Enter}');
  await heading('Ceritakan tentang dirimu');
  await paste(user, 'Perkenalkan dirimu kepada peserta', introduction);
  await next(user);
  await heading('Bantu kami mengenalimu');
  await next(user);
  await heading('Sudah benar semua?');
}

test('the application is filled in step by step, reviewed and sent, and then opens the dashboard', async () => {
  const { user, callsOf, address } = open();
  await fillIn(user);
  expect(address()).toBe('/creator/question?step=5');
  const review = within(screen.getByRole('region', { name: 'Keahlian' }));
  for (const text of ['Jurnalistik', 'Menulis feature', 'Informal']) review.getByText(text);

  await user.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }));
  await screen.findByText('Setujui dulu ketentuannya');
  expect(callsOf(mitra.create)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Saya berhak/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }));

  await screen.findByText('Pendaftaranmu terkirim');
  expect(address()).toBe('/creator/dashboard');
  expect(callsOf(mitra.create)).toEqual([
    {
      body: {
        kind: 'institute',
        name: 'Studio Lurik',
        categoryId: 't1',
        expertise: 'Menulis feature',
        experience: 'informal',
        about: introduction,
        isAgreed: true,
      },
    },
  ]);
  expect(typed()).toEqual({});
});

test('an incomplete step shows its errors, focuses the first, and clears each once it changes', async () => {
  const { user, address } = open();
  await heading('Siapa yang akan mengajar?');
  await next(user);
  screen.getByText('Pilih salah satu');
  screen.getByText('Wajib diisi');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Perorangan/ }));
  await user.keyboard(' ');
  expect(screen.queryByText('Pilih salah satu')).toBeNull();
  expect(address()).toBe('/creator/question');
});

test('going back, forward and opening another tab lose nothing', async () => {
  const { user, router } = open();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Kembali' }));
  await heading('Bantu kami mengenalimu');
  expect(document.activeElement?.textContent).toBe('Bantu kami mengenalimu');
  void router.navigate(-4);
  await heading('Apa yang kamu kuasai?');

  const left = typed();
  cleanup();
  open('/creator/question?step=5', { left });
  await heading('Sudah benar semua?');
  screen.getByText('Studio Lurik');
});

test('a step after an incomplete one cannot be opened by its address', async () => {
  open('/creator/question?step=5');
  await heading('Siapa yang akan mengajar?');
});

test('a field that the server refuses is shown on its step', async () => {
  const refusal = answer(mitra.create, () => {
    throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', { categoryId: 'Topik ini sudah tidak ada' });
  });
  const { user } = open('/creator/question?step=5', { answers: [refusal], left: answered() });
  await send(user);
  await heading('Apa yang kamu kuasai?');
  screen.getByText('Topik ini sudah tidak ada');
});

test('a refusal that names no field shows next to the button, and nothing typed is lost', async () => {
  const refusal = answer(mitra.create, () => {
    throw new ApiError(409, 'email_not_verified', 'Verifikasi emailmu dulu, lalu coba lagi');
  });
  const { user } = open('/creator/question?step=5', {
    left: answered(),
    profile: { ...learnerProfile, isEmailVerified: false },
    answers: [refusal],
  });
  screen.getByText('Emailmu belum terverifikasi.');
  await send(user);
  await screen.findByText('Verifikasi emailmu dulu, lalu coba lagi');
  expect(Object.keys(typed())).toHaveLength(1);
});

test('the confirmation mail is sent again from the form, once a minute', async () => {
  const { user, callsOf } = open('/creator/question', {
    profile: { ...learnerProfile, isEmailVerified: false },
    answers: [answer(auth.requestEmailVerification, null)],
  });
  screen.getByText(learnerProfile.email);
  await user.click(screen.getByRole('button', { name: 'Kirim ulang tautan' }));
  const waiting = await screen.findByRole('button', { name: /^Kirim ulang dalam \d+ detik$/ });
  expect(waiting).toHaveProperty('disabled', true);
  expect(callsOf(auth.requestEmailVerification)).toHaveLength(1);
});

test('after a rejection the reason shows above the previous answers', async () => {
  const rejected = application({
    status: 'Rejected',
    reason: 'Perkenalanmu terlalu umum.',
    decidedAt: '2026-11-22T03:00:00.000Z',
  });
  open('/creator/question', {
    profile: { ...pending, statusApproveMitra: 'Rejected' },
    answers: [answer(mitra.application, rejected)],
  });
  await screen.findByText('Perkenalanmu terlalu umum.');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nama lembaga' })).value).toBe('Ruang Redaksi');
});

test('an application sent from another device meanwhile is accepted', async () => {
  let current: Profile = learnerProfile;
  const refusal = answer(mitra.create, () => {
    current = pending;
    throw new ApiError(409, 'mitra_application_pending', 'Pendaftaranmu sedang kami tinjau.');
  });
  const { user, address } = open('/creator/question?step=5', {
    answers: [answer(auth.me, () => current), refusal],
    left: answered(),
  });
  await send(user);
  await expect.poll(address).toBe('/creator/dashboard');
  expect(typed()).toEqual({});
});

test.each(['Pending', 'Verified'] as const)(
  'a partner whose mitra is %s is redirected to the dashboard',
  async (statusApproveMitra) => {
    const { address } = open('/creator/question', { profile: { ...pending, statusApproveMitra } });
    expect(address()).toBe('/creator/dashboard');
  },
);
