import type { AuditAct, AuditSubject } from '@sinau/contracts/audit/audit.rules';

export const actWords: Record<AuditAct, string> = {
  'class.takeUp': 'Mulai meninjau kelas',
  'class.release': 'Melepas kelas ke antrean',
  'class.publish': 'Menerbitkan kelas',
  'class.revise': 'Meminta perbaikan kelas',
  'class.suspend': 'Menghentikan penjualan kelas',
  'class.resume': 'Menjual kelas lagi',
  'class.allowNewsWriting': 'Mengizinkan AI-sisten',
  'class.refuseNewsWriting': 'Mencabut izin AI-sisten',
  'comment.add': 'Menulis catatan tinjauan',
  'comment.edit': 'Mengubah catatan tinjauan',
  'comment.remove': 'Menghapus catatan tinjauan',
  'comment.reply': 'Membalas catatan tinjauan',
  'mitra.verify': 'Memverifikasi mitra',
  'mitra.reject': 'Menolak mitra',
  'refund.mark': 'Mencatat pengembalian dana',
  'certificate.revoke': 'Mencabut sertifikat',
  'review.takeDown': 'Menurunkan ulasan',
  'review.restore': 'Menampilkan ulasan lagi',
  'discussion.hide': 'Menyembunyikan diskusi',
  'discussion.unhide': 'Menampilkan diskusi lagi',
};

export const subjectWords: Record<AuditSubject, string> = {
  class: 'Kelas',
  mitra: 'Mitra',
  order: 'Pesanan',
  certificate: 'Sertifikat',
  review: 'Ulasan',
  discussion: 'Diskusi',
};

const fieldWords: Record<string, string> = {
  statusApprove: 'status',
  status: 'status',
  isSuspended: 'penjualan dihentikan',
  allowsNewsWriting: 'AI-sisten',
  content: 'isi',
  refundReference: 'nomor referensi',
  isRevoked: 'dicabut',
  isTakenDown: 'diturunkan',
  isHidden: 'disembunyikan',
};
const valueWords: Record<string, string> = {
  draft: 'draf',
  waiting: 'menunggu',
  review: 'ditinjau',
  revision: 'perlu perbaikan',
  publish: 'terbit',
  Pending: 'menunggu',
  Verified: 'terverifikasi',
  Rejected: 'ditolak',
};

type State = Record<string, string | number | boolean | null>;

/** What is read beside the act as its reason. */
const asReason = new Set(['suspensionReason']);

/** What an act changed, a line for each field. */
export function changeLines(before: State, after: State): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !asReason.has(name));
  return names.map((name) => {
    const from = wordsOf(before[name]);
    const to = wordsOf(after[name]);
    return `${fieldWords[name] ?? name}: ${from ? `${from} → ` : ''}${to || 'kosong'}`;
  });
}

function wordsOf(value: State[string] | undefined) {
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  return valueWords[value] ?? String(value);
}
