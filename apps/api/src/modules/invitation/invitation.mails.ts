import { screens } from '@sinau/contracts';
import { invitationDays, type InstructorScope } from '@sinau/contracts/instructor/instructor.rules';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface Invited {
  seed: string;
  invitedBy: string;
  mitra: string;
}

const scopeWords: Record<InstructorScope, string> = {
  edit: 'menyunting materi',
  grade: 'menilai dan menjawab diskusi',
  report: 'melihat laporan',
};
const footnote = `Undangan ini berlaku ${invitationDays} hari. Belum punya akun? Daftar dulu dengan alamat email ini. Abaikan saja kalau kamu tidak mengenal pengundangnya.`;
const action = (token: string) => ({ label: 'Lihat undangan', path: screens.invitation(token) });

export const instructorInvitationMail = defineMail<Invited & { title: string; scopes: readonly InstructorScope[] }>(
  'instructor_invitation',
  ({ seed, invitedBy, mitra, title, scopes }, { product, tokenOf }) => ({
    subject: `${invitedBy} mengundangmu mengajar di ${product}`,
    lines: [
      `${invitedBy} dari ${mitra} mengundangmu menjadi instruktur kelas ${title}.`,
      `Tugasmu nanti: ${new Intl.ListFormat('id').format(scopes.map((scope) => scopeWords[scope]))}.`,
    ],
    action: action(tokenOf(seed)),
    footnote,
  }),
);

export const memberInvitationMail = defineMail<Invited & { isOwner: boolean }>(
  'member_invitation',
  ({ seed, invitedBy, mitra, isOwner }, { product, tokenOf }) => ({
    subject: `${invitedBy} mengundangmu ke tim ${mitra} di ${product}`,
    lines: [
      `${invitedBy} mengundangmu menjadi ${isOwner ? 'pemilik' : 'anggota'} ${mitra}.`,
      isOwner
        ? 'Kamu akan bisa mengelola semua kelas, penjualan, dan anggota mitra ini.'
        : 'Kamu akan bisa mengelola semua kelas dan penjualan mitra ini.',
    ],
    action: action(tokenOf(seed)),
    footnote,
  }),
);

/** To an instructor whose class was taken from them. */
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
