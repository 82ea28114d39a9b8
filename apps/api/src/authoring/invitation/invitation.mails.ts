import { screens } from '@sinau/contracts';
import { invitationDays } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { type InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Invited {
  seed: string;
  invitedBy: string;
  mitra: string;
  /** True if operators have checked the mitra's name; unchecked names are not mailed to strangers. */
  isMitraVerified?: boolean;
}

const scopeLabels: Record<InstructorScope, string> = {
  edit: 'menyunting materi',
  grade: 'menilai dan menjawab diskusi',
  report: 'melihat laporan',
};
const footnote = `Undangan ini berlaku ${invitationDays} hari. Belum punya akun? Daftar dulu dengan alamat email ini. Abaikan saja kalau kamu tidak mengenal pengundangnya.`;
const action = (token: string) => ({ label: 'Lihat undangan', path: screens.invitation(token) });

/** Returns the mitra's name as an unconfirmed address may see it. */
const knownMitra = ({ mitra, isMitraVerified }: Pick<Invited, 'mitra' | 'isMitraVerified'>) =>
  isMitraVerified ? mitra : 'sebuah mitra';
const readTheRest = 'Siapa yang mengundang tertulis di halaman undangan.';

export const instructorInvitationMail = defineMail<Invited & { title: string; scopes: readonly InstructorScope[] }>(
  'instructor_invitation',
  ({ seed, title, scopes, ...by }, { product, tokenOf, isConfirmed }) => ({
    subject: isConfirmed ? `${by.invitedBy} mengundangmu mengajar di ${product}` : `Undangan mengajar di ${product}`,
    lines: [
      isConfirmed
        ? `${by.invitedBy} dari ${by.mitra} mengundangmu menjadi instruktur kelas ${title}.`
        : `Kamu diundang menjadi instruktur kelas ${knownMitra(by)}. ${readTheRest}`,
      `Tugasmu nanti: ${new Intl.ListFormat('id').format(scopes.map((scope) => scopeLabels[scope]))}.`,
    ],
    action: action(tokenOf(seed)),
    footnote,
  }),
  { toUnconfirmed: true },
);

export const memberInvitationMail = defineMail<Invited & { isOwner: boolean }>(
  'member_invitation',
  ({ seed, isOwner, ...by }, { product, tokenOf, isConfirmed }) => {
    const role = isOwner ? 'pemilik' : 'anggota';
    return {
      subject: isConfirmed
        ? `${by.invitedBy} mengundangmu ke tim ${by.mitra} di ${product}`
        : `Undangan ke tim mitra di ${product}`,
      lines: [
        isConfirmed
          ? `${by.invitedBy} mengundangmu menjadi ${role} ${by.mitra}.`
          : `Kamu diundang menjadi ${role} ${knownMitra(by)}. ${readTheRest}`,
        isOwner
          ? 'Kamu akan bisa mengelola semua kelas, penjualan, dan anggota mitra ini.'
          : 'Kamu akan bisa mengelola semua kelas dan penjualan mitra ini.',
      ],
      action: action(tokenOf(seed)),
      footnote,
    };
  },
  { toUnconfirmed: true },
);

/** Mail to an instructor who was removed from a class. */
export const instructorRevokedMail = defineMail<{ mitra: string; title: string }>(
  'instructor_revoked',
  ({ mitra, title }) => ({
    subject: `Tugasmu di kelas ${title} berakhir`,
    lines: [
      `${mitra} mengakhiri tugasmu sebagai instruktur kelas ${title}.`,
      'Mulai sekarang kamu tidak bisa lagi membuka materi yang disusun, tugas peserta, dan laporan kelas ini. Yang sudah kamu nilai tetap berlaku.',
    ],
    footnote: `Ada yang keliru? Hubungi ${mitra}.`,
  }),
);

export const invitationMails = [instructorInvitationMail, memberInvitationMail, instructorRevokedMail];
