import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { joinFreeClass, publishRecordings } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

test('a question about a second of a video is saved across a reload, asked on a phone, answered from the inbox, and liked', async () => {
  const recordings = await publishRecordings();
  const account = await createAccount('Laras Wening');
  const phone = await newPage({ width: 390, session: account.session });
  const faults: string[] = [];
  const look = async (page: typeof phone, step: string) =>
    void faults.push(...(await faultsOnBothScreens(page)).map((fault) => `${step}: ${fault}`));

  await joinFreeClass(phone, account, recordings);
  const openDiscussion = async () => {
    await phone.getByRole('button', { name: 'Materi', exact: true }).click();
    await phone.getByRole('tab', { name: /^Diskusi/ }).click();
  };
  await openDiscussion();
  const field = phone.getByRole('textbox', { name: 'Tulis pertanyaan tentang materi ini' });
  const send = phone.getByRole('button', { name: 'Kirim' });
  expect(await send.isDisabled()).toBe(true);
  await phone.getByRole('button', { name: 'Tautkan ke detik ini' }).click();
  await field.pressSequentially('Kenapa yang penting di atas?');
  await phone.reload();
  await openDiscussion();
  expect(await field.inputValue()).toBe('Kenapa yang penting di atas?');
  await phone.getByRole('button', { name: 'Lepas dari 00:00' }).waitFor();
  await field.press('Enter');
  await phone.getByRole('tab', { name: 'Diskusi 1' }).waitFor();

  const desk = await newPage({ session: await sessionOf(demoPartner) });
  await desk.goto(screens.creatorDiscussion());
  const asked = desk.getByRole('listitem').filter({ hasText: 'Kenapa yang penting di atas?' });
  await asked.getByText('Belum dijawab').waitFor();
  await desk.getByRole('link', { name: /^Diskusi.*belum dijawab$/ }).waitFor();
  await asked.getByRole('button', { name: 'Balas' }).click();
  await desk.getByRole('textbox', { name: 'Balas Laras Wening' }).fill('Supaya pembaca yang berhenti tetap tahu.');
  await look(desk, 'inbox');
  await desk.keyboard.press('Enter');
  await asked.getByText('Sudah dijawab').waitFor();
  const liked = desk.waitForResponse((response) => response.url().includes('/discussion/like'));
  await asked.getByRole('button', { name: 'Suka' }).first().click();
  expect((await liked).status()).toBe(200);

  await phone.reload();
  await openDiscussion();
  const answer = phone.getByRole('list', { name: 'Balasan' }).getByRole('listitem');
  await answer.getByText('Supaya pembaca yang berhenti tetap tahu.').waitFor();
  await answer.getByText('Instruktur').waitFor();
  await phone.getByRole('button', { name: 'Suka 1' }).waitFor();
  await answer.getByRole('button', { name: 'Suka' }).click();
  await answer.getByRole('button', { name: 'Suka 1', pressed: true }).waitFor();
  await phone.getByRole('button', { name: 'Putar dari 00:00' }).click();
  await expect
    .poll(() => phone.locator('video').evaluate((video: HTMLVideoElement) => !video.paused || video.currentTime > 0))
    .toBe(true);
  await openDiscussion();
  await look(phone, 'discussion');
  expect(faults).toEqual([]);
});
