import { ledger, payout } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { matured, usableAccount } from '../../testing/payouts.ts';
import { newInstructor, newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

const password = 'rahasia-sekali';
let app: AppUnderTest;
let passwordHash: string;
beforeAll(async () => {
  app = await startApp();
  passwordHash = await hashPassword(password);
  for (const bank of [
    { code: '014', name: 'Bank Central Asia (BCA)' },
    { code: '008', name: 'Bank Mandiri' },
  ])
    await app.db.bank.upsert({ where: { code: bank.code }, create: bank, update: bank });
});
afterAll(() => app.stop());

const entry = { bankCode: '014', number: '1234 5678-90', holder: 'Ruang Redaksi', password };
const enter = (partner: PartnerPerson, change: object = {}) =>
  partner.call(payout.updatePaymentData, { body: { ...entry, ...change } });
const refusedFor = (partner: PartnerPerson, change: object = {}) =>
  partner.attempt(payout.updatePaymentData, { body: { ...entry, ...change } });
async function newOwner() {
  const partner = await newPartner(app);
  await app.db.user.update({ where: { id: partner.id }, data: { passwordHash } });
  return partner;
}
async function another(partner: PartnerPerson, role: 'owner' | 'member'): Promise<PartnerPerson> {
  const person = await newPerson(app, { fullname: 'Rani Sari', passwordHash });
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: person.id, role } });
  return { ...person, mitraId: partner.mitraId };
}

test('the banks are those of the installation, by their code', async () => {
  const partner = await newPartner(app);
  expect((await partner.call(payout.banks)).list).toEqual(
    expect.arrayContaining([
      { code: '014', name: 'Bank Central Asia (BCA)' },
      { code: '008', name: 'Bank Mandiri' },
    ]),
  );
});

describe('the account of a mitra', () => {
  test('is entered by an owner, encrypted where it is stored, and hidden but for four digits where it is shown', async () => {
    const partner = await newOwner();
    expect(await partner.call(payout.paymentData)).toEqual({ account: null, canWithdraw: true });
    const { account } = await enter(partner);
    expect(account).toMatchObject({
      bank: { code: '014', name: 'Bank Central Asia (BCA)' },
      number: '•••• 7890',
      holder: 'Ruang Redaksi',
    });
    expect(Date.parse(account!.usableFrom) - Date.parse(account!.enteredAt)).toBe(hours(72));
    expect(await partner.call(payout.paymentData)).toEqual({ account, canWithdraw: true });
    const { rows } = await app.connections.query<{ text: string }>(
      'SELECT t::text AS text FROM "BankAccount" t WHERE "mitraId" = $1',
      [partner.mitraId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain('1234567890');
  });

  test('is mailed to all owners, without its number', { tags: 'night' }, async () => {
    const partner = await newOwner();
    const other = await another(partner, 'owner');
    const member = await another(partner, 'member');
    await enter(partner);
    const mails = await app.queued<{ to: string; template: string }>('mail.send');
    const notified = mails.filter(({ template }) => template === 'bank_account_changed');
    expect(notified.map(({ to }) => to)).toEqual(expect.arrayContaining([partner.email, other.email]));
    expect(notified.map(({ to }) => to)).not.toContain(member.email);
    expect(JSON.stringify(mails)).not.toContain('1234567890');
  });

  test('cannot be paid to for 72 hours after it changed; the same account again changes nothing', async () => {
    const partner = await newOwner();
    await matured(app, await publishedProgram(app, partner));
    await usableAccount(app, partner);
    await enter(partner, { number: '99887766' });
    const request = { body: { amount: 60_000 } };
    expect(await partner.attempt(payout.create, request)).toMatchObject({ status: 409, code: 'bank_account_cooling' });
    app.clock.advance(hours(71));
    const again = await enter(partner, { number: '9988 7766' });
    expect(await partner.attempt(payout.create, request)).toMatchObject({ code: 'bank_account_cooling' });
    app.clock.advance(hours(1));
    expect(await partner.call(payout.create, request)).toMatchObject({
      status: 'requested',
      account: { number: '•••• 7766' },
    });
    expect(await app.db.bankAccount.count({ where: { mitraId: partner.mitraId } })).toBe(2);
    expect(again.account!.number).toBe('•••• 7766');
  });

  test('is refused with a wrong password, an unknown bank, letters for digits, or more fields than requested', async () => {
    const partner = await newOwner();
    expect(await refusedFor(partner, { password: 'bukan-ini' })).toMatchObject({
      status: 422,
      code: 'wrong_password',
      fields: { password: 'Kata sandi salah' },
    });
    expect(await refusedFor(partner, { bankCode: '999' })).toMatchObject({
      status: 422,
      fields: { bankCode: 'Pilih salah satu bank di daftar' },
    });
    expect(await refusedFor(partner, { number: '12AB5678' })).toMatchObject({
      status: 422,
      fields: { number: 'Tulis nomor rekening, 6 sampai 20 angka' },
    });
    expect(await refusedFor(partner, { mitraId: partner.mitraId })).toMatchObject({ status: 422 });
    expect(await partner.call(payout.paymentData)).toMatchObject({ account: null });
  });

  test('is for owners: a member reads it, and an instructor does not see it', async () => {
    const partner = await newOwner();
    await enter(partner);
    const member = await another(partner, 'member');
    expect(await refusedFor(member)).toMatchObject({ status: 409, code: 'payout_owner_only' });
    expect(await member.call(payout.paymentData)).toMatchObject({
      account: { number: '•••• 7890' },
      canWithdraw: false,
    });
    const program = await publishedProgram(app, partner);
    const instructor = await newInstructor(app, partner, program.id, ['report']);
    expect(await instructor.attempt(payout.paymentData)).toMatchObject({ status: 404 });
    expect(await instructor.attempt(ledger.myWallet)).toMatchObject({ status: 404 });
    expect(await refusedFor(instructor)).toMatchObject({ status: 404 });
  });

  test('is a new row each time, which the database does not let change', async () => {
    const partner = await newOwner();
    await enter(partner);
    for (const statement of ['UPDATE "BankAccount" SET holder = holder', 'DELETE FROM "BankAccount"'])
      await expect(app.connections.query(statement)).rejects.toThrow('is refused');
  });
});
