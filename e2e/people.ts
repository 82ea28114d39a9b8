import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { demoAccounts } from '@sinau/api/seed/demo-accounts';
import { callApi, tokenOf, type Credentials } from './api.ts';
import { readMail } from './harness.ts';

const demoAccount = (role: (typeof demoAccounts)[number]['role']): Credentials =>
  demoAccounts.find((account) => account.role === role)!;
export const demoLearner = demoAccount('Peserta');
export const demoPartner = demoAccount('Mitra');
export const demoOperator = demoAccount('Operator');

/** Signs in on the login page, which is opened first unless it is open; ends on the page that login leads to. */
export async function signIn(page: Page, { email, password }: Credentials) {
  if (!page.url().includes('/login')) await page.goto('/login');
  // The page being left may have such fields as well.
  await page.getByRole('heading', { name: 'Masuk', level: 1 }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** A session without using the form; `newPage` takes it. All tests share that of a demo account. */
export const sessionOf = async (account: Credentials) => withProfile(await tokenOf(account));
const withProfile = async (token: string) => ({
  token,
  profile: await callApi<object>('GET', '/user/me', undefined, token),
});

const newAccount = (): Credentials => ({
  email: `orang-${randomUUID().slice(0, 8)}@contoh.test`,
  password: 'rahasia-sekali',
});

/** A new account with a confirmed address, created without using the forms; `newPage` takes its session. */
export async function createAccount(fullname = 'Sekar Ayu') {
  const account = newAccount();
  const { token } = await callApi<{ token: string }>('POST', '/user/auth/register', { fullname, ...account });
  const { link } = await readMail(account.email);
  await callApi('POST', '/user/auth/verify-email', { token: new URL(link!).searchParams.get('token') });
  return { ...account, session: await withProfile(token) };
}

/** Registers on the page, which ends signed in and asked to confirm the address. */
export async function register(page: Page, fullname: string): Promise<Credentials> {
  const account = newAccount();
  await page.goto(screens.register());
  await page.getByLabel('Nama lengkap').fill(fullname);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('heading', { name: 'Cek emailmu' }).waitFor();
  return account;
}

/** Opens the mailed link on a page, which may be signed in or not. */
export async function confirmAddress(page: Page, { email }: Credentials) {
  const { link } = await readMail(email);
  await page.goto(link!);
  await page.getByRole('heading', { name: 'Emailmu terverifikasi' }).waitFor();
}

/**
 * Fills in the application to teach, from its current step, and ends on the dashboard of a mitra that an operator has to
 * verify: `cli('mitra', 'verify', slug)`. `onStep` is called at each step once it is filled in.
 */
export async function applyToTeach(
  page: Page,
  name: string,
  onStep: () => Promise<void> = async () => undefined,
): Promise<{ slug: string }> {
  const next = () => page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('radio', { name: /^Lembaga/ }).check();
  await page.getByLabel('Nama lembaga').fill(name);
  await onStep();
  await next();

  await page.getByLabel('Topik kelas pertamamu').selectOption({ label: 'Jurnalistik & Menulis' });
  await page.getByLabel('Keahlian yang akan diajarkan').fill('Menulis surat pembaca dan menyunting naskah');
  await page.getByRole('radio', { name: /^Informal/ }).check();
  await onStep();
  await next();

  await page
    .getByLabel('Perkenalkan dirimu kepada peserta')
    .fill('Kami menyunting surat pembaca sejak dua puluh tahun lalu, dan tahu mana yang dimuat.');
  await page.getByLabel('Situs atau media sosial').fill('contoh.id/surat-pembaca');
  await onStep();
  await next();

  await onStep();
  await next();

  await page.getByRole('checkbox', { name: /^Saya berhak/ }).check();
  await onStep();
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await page.waitForURL(`**${screens.creatorDashboard()}`);
  await page.getByRole('main').getByText('Menunggu Review').waitFor();
  const session = await page.evaluate(() => localStorage.getItem('session'));
  return (JSON.parse(session!) as { profile: { mitra: { slug: string } } }).profile.mitra;
}
