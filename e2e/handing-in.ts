import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';

/** Submits the text on the page. */
export async function handIn(page: Page) {
  await page.getByRole('button', { name: 'Kumpulkan' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Kumpulkan tugas ini?' });
  await dialog.getByRole('button', { name: 'Kumpulkan', exact: true }).click();
  await page.getByText('Menunggu dinilai.').waitFor();
}

/** Opens an author's latest submission in the grading queue. */
export async function openOnDesk(desk: Page, fullname: string) {
  await desk.goto(`${screens.grading()}?sort=-submittedAt`);
  await desk.getByRole('link', { name: fullname }).first().click();
  await desk.getByRole('heading', { level: 1, name: fullname }).waitFor();
}
