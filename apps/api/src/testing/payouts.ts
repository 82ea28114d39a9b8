import { payout } from '@sinau/api-client';
import { accountCooldownHours } from '@sinau/contracts/commerce/payout/payout.rules';
import { createAccountNumbers } from '../commerce/payout/account-numbers.ts';
import { days, hours, later } from '../platform/clock.ts';
import { readKeys } from '../platform/keys.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { sold, type ProgramRow } from './classes.ts';
import type { PartnerPerson } from './scene.ts';

/** A bank account that was entered long enough ago to be paid to. */
export async function usableAccount(
  app: AppUnderTest,
  partner: PartnerPerson,
  { number = '1234567890', at = later(app.clock.now(), -hours(accountCooldownHours + 1)) } = {},
) {
  const bank = { code: '014', name: 'Bank Central Asia (BCA)' };
  await app.db.bank.upsert({ where: { code: bank.code }, create: bank, update: bank });
  const { seal } = createAccountNumbers({ keys: readKeys(app.env) });
  return app.db.bankAccount.create({
    data: {
      mitraId: partner.mitraId,
      bankCode: bank.code,
      number: seal(partner.mitraId, number),
      holder: 'Ruang Redaksi',
      enteredById: partner.id,
      createdAt: at,
    },
  });
}

/** Sells a class and frees the mitra's share, four fifths of the price. */
export async function matured(app: AppUnderTest, program: Pick<ProgramRow, 'id' | 'title'>, listPrice = 150_000) {
  const sale = await sold(app, program, { listPrice, at: later(app.clock.now(), -days(8)) });
  await app.runJob('ledger.mature');
  return sale;
}

/** A payout that waits for an operator. */
export async function requestedPayout(
  app: AppUnderTest,
  partner: PartnerPerson,
  program: Pick<ProgramRow, 'id' | 'title'>,
  amount = 60_000,
) {
  await usableAccount(app, partner);
  await matured(app, program);
  return partner.call(payout.create, { body: { amount } });
}
