import { stepScreens } from '@sinau/contracts/step-screens';
import { expect, onTestFinished, test } from 'vitest';
import { publishedProgram } from '@sinau/api/testing/classes';
import { startFakeCampus } from '@sinau/api/testing/fake-campus';
import type { Placement } from '@sinau/api/testing/fake-campus-message';
import { formOf } from '@sinau/api/testing/fake-campus-services';
import { newPartner } from '@sinau/api/testing/scene';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

const frameOf = (path: string) =>
  `<!doctype html><html lang="id"><title>Mata kuliah</title><main><h1>Mata kuliah</h1><iframe title="Alat" src="${path}" style="width:100%;height:600px"></iframe></main></html>`;

test('a campus registers, its teacher chooses a class, and a student studies it until the grade arrives', async () => {
  const app = await startOwnApp({ WEBHOOK_TARGETS: 'any' });
  // Another host is another site: no cookie of ours reaches a frame within it.
  const campus = await startFakeCampus({ app, host: 'localhost' });
  onTestFinished(() => campus.stop());
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, { outline: [['Satu', 'Dua']] });
  const faults: string[] = [];

  const portal = await pageOf(app, partner, { width: 390 });
  const look = async () => void faults.push(...(await faultsOnBothScreens(portal)), ...(await smallTargets(portal)));
  await portal.goto(stepScreens.creatorIntegrations());
  await portal.getByText('Belum ada kampus').waitFor();
  await look();
  await portal.getByRole('button', { name: 'Tambah kampus' }).click();
  await portal.getByLabel('Nama kampus').fill('Universitas Nusantara');
  await portal.getByRole('dialog').getByRole('button', { name: 'Tambah kampus' }).click();
  await portal.getByRole('button', { name: 'Buat alamat pendaftaran' }).click();
  const address = (await portal.getByText(/\/lti\/register\//).textContent())!;
  await look();
  const id = new URL(portal.url()).pathname.split('/').at(-1)!;

  const origin = campus.url;
  const site = (path: string, body: () => string) => void campus.pages.set(path, body);
  const registration = new URLSearchParams({
    openid_configuration: `${campus.url}/.well-known/openid-configuration`,
    registration_token: 'pendaftaran-1',
  });
  site('/admin', () => frameOf(`${address}?${registration}`.replaceAll('&', '&amp;')));
  const admin = await newPage({ origin });
  await admin.goto(`${origin}/admin`);
  const tool = admin.frameLocator('iframe');
  await tool.getByRole('button', { name: 'Sambungkan' }).click();
  await tool.getByRole('heading', { name: 'Kampus tersambung' }).waitFor();

  await portal.reload();
  await portal.getByText('Tersambung', { exact: true }).waitFor();
  await portal.getByRole('button', { name: 'Tawarkan kelas' }).click();
  const dialog = portal.getByRole('dialog');
  await dialog.getByRole('combobox').fill(program.title);
  await portal.locator('.ant-select-item-option').filter({ hasText: program.title }).waitFor();
  await portal.keyboard.press('Enter');
  await dialog.getByLabel('Jumlah kursi').fill('25');
  await dialog.getByRole('button', { name: 'Tawarkan kelas' }).click();
  await portal.getByText('0 dari 25 kursi terisi').first().waitFor();

  // The teacher chooses within a frame of the campus.
  const begin = (target: string, person: { id: string; name?: string; email?: string }, placement: Placement | null) =>
    formOf(`${app.env.PUBLIC_URL}/lti/login/${id}`, campus.begin(target, { person, placement }));
  site('/pilih', () => frameOf('/pilih/alat'));
  site('/pilih/alat', () => begin(`${app.env.PUBLIC_URL}/lti/choose/${id}`, { id: 'dosen' }, null));
  const teacher = await newPage({ origin, width: 390 });
  await teacher.goto(`${origin}/pilih`);
  const choice = teacher.frameLocator('iframe');
  await choice.getByRole('checkbox', { name: new RegExp(program.title) }).check();
  faults.push(...(await faultsOf(teacher)));
  await choice.getByRole('button', { name: 'Pakai kelas ini' }).click();
  await choice.getByRole('heading', { name: 'Pilihan tersimpan' }).waitFor();
  const [item] = campus.choices[0]!['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'] as {
    url: string;
    custom: Record<string, string>;
  }[];

  // The student opens it from the frame, in a tab.
  const placement = { id: 'tautan-1', custom: item!.custom, target: item!.url };
  const student = { id: 'mhs-1', name: 'Rani Kusuma', email: 'rani@kampus.contoh.id' };
  site('/kelas', () => frameOf('/kelas/alat'));
  site('/kelas/alat', () => begin(item!.url, student, placement));
  const course = await newPage({ origin, width: 390 });
  await course.goto(`${origin}/kelas`);
  const opened = course.context().waitForEvent('page');
  await course.frameLocator('iframe').getByRole('button', { name: 'Buka kelas' }).click();
  const tab = await opened;
  // An account that a campus made has agreed to nothing yet.
  await tab.addLocatorHandler(tab.getByRole('button', { name: 'Setuju dan lanjutkan' }), (agree) => agree.click());
  await tab.getByText('Universitas Nusantara membuka kelas').waitFor();
  faults.push(...(await faultsOf(tab)));
  await tab.getByRole('button', { name: 'Buka kelas' }).click();
  await tab.waitForURL(/\/my-class\/content\//);
  const participant = await app.db.participant.findFirstOrThrow({ where: { user: { email: student.email } } });
  await tab.getByRole('button', { name: 'Selesai, lanjut' }).click();
  await expect
    .poll(async () => (await app.db.participant.findUniqueOrThrow({ where: { id: participant.id } })).progress, {
      timeout: 60_000,
    })
    .toBe(50);
  await app.runJob('lti.sendDueGrades');
  await expect.poll(() => campus.scores, { timeout: 60_000 }).toMatchObject([{ userId: 'mhs-1', scoreGiven: 50 }]);
  await tab.getByRole('button', { name: 'Tandai selesai' }).click();
  await expect
    .poll(async () => (await app.db.participant.findUniqueOrThrow({ where: { id: participant.id } })).progress, {
      timeout: 60_000,
    })
    .toBe(100);
  await app.runJob('lti.sendDueGrades');
  await expect
    .poll(() => campus.scores.at(-1), { timeout: 60_000 })
    .toMatchObject({ userId: 'mhs-1', scoreGiven: 100, activityProgress: 'Completed' });

  campus.people = [[student, { id: 'mhs-2', name: 'Bayu' }]];
  await portal.reload();
  await portal.getByText('Nilai terkirim 1').waitFor();
  await look();
  await portal.getByRole('button', { name: /^Lihat nama/ }).click();
  await portal.getByText('100%').waitFor();
  await look();
  expect(faults).toEqual([]);
});
