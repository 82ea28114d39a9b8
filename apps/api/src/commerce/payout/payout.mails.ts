import { screens } from '@sinau/contracts';
import type { PayoutStatus } from '@sinau/contracts/commerce/payout/payout.rules';
import { dateTime, rupiah } from '@sinau/format';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineMail, queueMail } from '../../platform/mail/define-mail.ts';
import type { AccountNumbers } from './account-numbers.ts';
import { findOwners } from './bank-account.queries.ts';
import type { PayoutRow } from './payout.queries.ts';

interface Changed {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly usableFrom: string;
}
const openWallet = { label: 'Buka saldo', path: screens.creatorWallet() };

/** Mail to all owners of a mitra, so that an owner who did not make the change notices in time. */
export const bankAccountChangedMail = defineMail<Changed>(
  'bank_account_changed',
  ({ bank, number, holder, usableFrom }) => ({
    subject: 'Rekening penarikanmu baru saja diganti',
    lines: [
      `Saldo sekarang ditarik ke ${bank}, ${number}, atas nama ${holder}.`,
      `Demi keamanan, saldo baru bisa ditarik mulai ${dateTime(usableFrom)}.`,
      'Bukan kamu atau timmu yang menggantinya? Ganti kata sandimu, isi lagi rekening yang benar, lalu hubungi kami.',
    ],
    action: openWallet,
  }),
);

interface NotifiedPayout {
  readonly number: number;
  readonly status: PayoutStatus;
  readonly amount: number;
  /** Bank, and the last digits of the account. */
  readonly account: string;
  readonly reference: string | null;
  readonly reason: string | null;
}
const back = 'Uangnya sudah kembali ke saldomu.';
const words: Record<PayoutStatus, (payout: NotifiedPayout) => { subject: string; lines: string[] }> = {
  requested: ({ amount, account }) => ({
    subject: `Penarikan ${rupiah(amount)} kami terima`,
    lines: [
      `Kami periksa dulu, lalu kami transfer ke ${account}. Setiap langkahnya kami kabari lewat email.`,
      'Bukan kamu atau timmu yang memintanya? Batalkan dari halaman Saldo selagi belum disetujui.',
    ],
  }),
  approved: ({ amount, account }) => ({
    subject: `Penarikan ${rupiah(amount)} disetujui`,
    lines: [`Sebentar lagi kami transfer ke ${account}.`],
  }),
  paid: ({ amount, account, reference }) => ({
    subject: `${rupiah(amount)} sudah kami transfer`,
    lines: [`Uangnya dikirim ke ${account}.`, `Nomor referensi dari bank: ${reference}.`],
  }),
  returning: ({ amount, reason }) => ({
    subject: `Transfer ${rupiah(amount)} sedang kami periksa`,
    lines: ['Sepertinya bank mengembalikannya:', reason!],
  }),
  returned: ({ amount, account, reason }) => ({
    subject: `Bank mengembalikan transfer ${rupiah(amount)}`,
    lines: [`Transfer ke ${account} kembali ke kami:`, reason!, `${back} Periksa rekeningmu, lalu tarik lagi.`],
  }),
  rejected: ({ amount, reason }) => ({
    subject: `Penarikan ${rupiah(amount)} belum bisa kami proses`,
    lines: ['Alasannya:', reason!, back],
  }),
  failed: ({ amount, account, reason }) => ({
    subject: `Transfer ${rupiah(amount)} gagal`,
    lines: [`Transfer ke ${account} tidak berhasil:`, reason!, `${back} Periksa rekeningmu, lalu tarik lagi.`],
  }),
  cancelled: ({ amount }) => ({ subject: `Penarikan ${rupiah(amount)} dibatalkan`, lines: [back] }),
};

/** Mail to all owners of a mitra, at each step. */
export const payoutMail = defineMail<NotifiedPayout>('payout', (payout) => {
  const { subject, lines } = words[payout.status](payout);
  return { subject: `${subject} (#${payout.number})`, lines, action: openWallet };
});

export const payoutMails = [bankAccountChangedMail, payoutMail];

export const createPayoutMails = ({ jobs }: Pick<Deps, 'jobs'>, numbers: AccountNumbers) => ({
  /** Mails the owners the status of a payout. */
  async notify(tx: Db, { number, status, amount, bankAccount, reference, reason, mitraId }: PayoutRow) {
    const account = `${bankAccount.bank.name} ${numbers.masked(bankAccount)}`;
    for (const { email, fullname } of await findOwners(tx, mitraId))
      await queueMail(tx, jobs, payoutMail, {
        to: email,
        fullname,
        number,
        status,
        amount: Number(amount),
        account,
        reference,
        reason,
      });
  },
});
