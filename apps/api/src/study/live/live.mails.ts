import { screens } from '@sinau/contracts';
import { dateTime, period } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}
interface OfSession {
  readonly title: string;
  readonly class: string;
  /** Path of the session's page. */
  readonly path: string;
  /** Times that participants knew. */
  readonly before: Times;
}

/** Hint for participants who cannot come at the new time. */
export const seatCancellationHint = (until: string) =>
  `Tidak bisa ikut di jadwal baru? Kamu bisa meminta pengembalian dana di halaman sesinya sampai ${dateTime(until)}.`;

/** Contains a partner's texts, which are escaped, as all of a mail is. */
export const sessionMovedMail = defineMail<
  OfSession & { now: Times; reason: string | null; giveBackUntil: string | null }
>(
  'session_moved',
  (message) => ({
    subject: `Jadwal “${message.title}” berubah`,
    lines: [
      `Jadwal sesi “${message.title}” di ${message.class} berubah.`,
      `Semula: ${period(message.before.startsAt, message.before.endsAt)}`,
      `Menjadi: ${period(message.now.startsAt, message.now.endsAt)}`,
      ...(message.reason ? [message.reason] : []),
      ...(message.giveBackUntil ? [seatCancellationHint(message.giveBackUntil)] : []),
    ],
    action: { label: 'Lihat sesi', path: message.path },
    footnote: `Kamu menerima email ini karena terdaftar di ${message.class}.`,
  }),
  { isBulk: true },
);

/** A mail queued by an older version of the product has the class's slug in place of the path. */
export const sessionCancelledMail = defineMail<OfSession & { reason: string; slug?: string }>(
  'session_cancelled',
  (message) => ({
    subject: `Sesi “${message.title}” dibatalkan`,
    lines: [
      `Sesi “${message.title}” di ${message.class} tidak jadi diadakan.`,
      `Jadwal semula: ${period(message.before.startsAt, message.before.endsAt)}`,
      message.reason,
    ],
    action: { label: 'Lihat sesi', path: message.slug ? screens.classPage(message.slug) : message.path },
    footnote: `Kamu menerima email ini karena terdaftar di ${message.class}.`,
  }),
  { isBulk: true },
);

export const sessionReminderMail = defineMail<Omit<OfSession, 'before'> & Times & { subject: string }>(
  'session_reminder',
  (message) => ({
    subject: message.subject,
    lines: [
      `Sesi “${message.title}” di ${message.class}: ${period(message.startsAt, message.endsAt)}.`,
      'Tautan untuk bergabung muncul di halaman sesinya 30 menit sebelum dimulai.',
    ],
    action: { label: 'Buka sesi', path: message.path },
    footnote: `Kamu menerima email ini karena terdaftar di ${message.class}.`,
  }),
  { isBulk: true },
);

export const sessionRecordedMail = defineMail<Pick<OfSession, 'title' | 'class'> & { path: string }>(
  'session_recorded',
  (message) => ({
    subject: `Rekaman “${message.title}” sudah bisa ditonton`,
    lines: [`Sesi “${message.title}” di ${message.class} sudah selesai, dan rekamannya ada di halaman sesinya.`],
    action: { label: 'Tonton rekaman', path: message.path },
    footnote: `Kamu menerima email ini karena terdaftar di ${message.class}.`,
  }),
  { isBulk: true },
);

export const liveMails = [sessionMovedMail, sessionCancelledMail, sessionReminderMail, sessionRecordedMail];
