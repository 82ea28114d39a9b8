import { stepScreens } from '@sinau/contracts/step-screens';
import { dateTime, decimal } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Failing {
  readonly platformId: string;
  readonly campus: string;
  readonly count: number;
  /** The first failure after the last success. */
  readonly since: string;
  readonly reason: string;
}

/** Mail to the owners of a mitra whose scores a campus has not taken for a day. */
export const scoresFailingMail = defineMail<Failing>(
  'lti_scores_failing',
  ({ platformId, campus, count, since, reason }) => ({
    subject: `Nilai untuk ${campus} gagal terkirim`,
    lines: [
      `Sejak ${dateTime(since)} ada ${decimal(count)} nilai peserta yang tidak sampai ke ${campus}.`,
      `Sebabnya: ${reason}`,
      "Kami masih mencobanya sampai tiga hari. Minta admin kampus memeriksa sambungannya, lalu tekan 'Kirim ulang' di halaman kampus.",
    ],
    action: { label: 'Lihat kampus', path: stepScreens.creatorLti(platformId) },
  }),
);

export const ltiMails = [scoresFailingMail];
