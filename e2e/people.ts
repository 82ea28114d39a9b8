import type { Page } from 'playwright-core';
import { demoAccounts } from '../apps/api/src/seed/demo-accounts.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const demoAccount = (role: (typeof demoAccounts)[number]['role']): Credentials => demoAccounts.find((account) => account.role === role)!;
export const demoLearner = demoAccount('Peserta');
export const demoPartner = demoAccount('Mitra');

/** Signs in on the page that is open, or on the login page if that is not one; ends wherever login leads. */
export async function signIn(page: Page, { email, password }: Credentials) {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
