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
  'bundle.takeUp': 'Mulai meninjau bundling',
  'bundle.release': 'Melepas bundling ke antrean',
  'bundle.publish': 'Menerbitkan bundling',
  'bundle.revise': 'Meminta perbaikan bundling',
  'bundle.suspend': 'Menghentikan penjualan bundling',
  'bundle.resume': 'Menjual bundling lagi',
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
  'support.answer': 'Menjawab permintaan bantuan',
  'support.close': 'Menutup permintaan bantuan',
  'featured.add': 'Memilih kelas pilihan',
  'featured.edit': 'Mengubah jadwal kelas pilihan',
  'featured.remove': 'Menghapus kelas pilihan',
  'featured.move': 'Mengurutkan kelas pilihan',
  'banner.add': 'Menambah banner',
  'banner.edit': 'Mengubah banner',
  'banner.remove': 'Menghapus banner',
  'topic.add': 'Menambah topik',
  'topic.edit': 'Mengubah topik',
  'topic.remove': 'Menghapus topik',
  'topic.move': 'Mengurutkan topik',
  'faqCategory.add': 'Menambah kategori tanya jawab',
  'faqCategory.edit': 'Mengubah kategori tanya jawab',
  'faqCategory.remove': 'Menghapus kategori tanya jawab',
  'faqCategory.move': 'Mengurutkan kategori tanya jawab',
  'faq.add': 'Menambah tanya jawab',
  'faq.edit': 'Mengubah tanya jawab',
  'faq.remove': 'Menghapus tanya jawab',
  'faq.move': 'Mengurutkan tanya jawab',
  'testimony.add': 'Menambah testimoni',
  'testimony.edit': 'Mengubah testimoni',
  'testimony.remove': 'Menghapus testimoni',
  'testimony.move': 'Mengurutkan testimoni',
  'article.add': 'Menambah bacaan',
  'article.edit': 'Mengubah bacaan',
  'article.remove': 'Menghapus bacaan',
  'voucher.add': 'Membuat voucher',
  'voucher.edit': 'Mengubah voucher',
  'voucher.remove': 'Menghapus voucher',
};

export const subjectWords: Record<AuditSubject, string> = {
  class: 'Kelas',
  bundle: 'Bundling',
  mitra: 'Mitra',
  order: 'Pesanan',
  certificate: 'Sertifikat',
  review: 'Ulasan',
  discussion: 'Diskusi',
  support: 'Bantuan',
  featured: 'Kelas pilihan',
  banner: 'Banner',
  topic: 'Topik',
  faqCategory: 'Kategori tanya jawab',
  faq: 'Tanya jawab',
  testimony: 'Testimoni',
  article: 'Bacaan',
  voucher: 'Voucher',
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
  position: 'urutan',
  place: 'tempat',
  startsAt: 'mulai tampil',
  endsAt: 'berhenti tampil',
  startDate: 'mulai tampil',
  endDate: 'berhenti tampil',
  text: 'kalimat',
  link: 'tautan',
  backgroundUrl: 'latar di komputer',
  backgroundUrlMobile: 'latar di ponsel',
  title: 'judul',
  slug: 'alamat',
  cover: 'gambar',
  audience: 'untuk',
  question: 'pertanyaan',
  answer: 'jawaban',
  category: 'kategori',
  name: 'nama',
  role: 'pekerjaan',
  photo: 'foto',
  isShown: 'tampil',
  summary: 'ringkasan',
  body: 'isi',
  publishedAt: 'terbit',
  code: 'kode',
  kind: 'jenis',
  value: 'nilai',
  maxDiscount: 'potongan terbesar',
  minPurchase: 'minimum belanja',
  quota: 'kuota',
  perUser: 'batas tiap orang',
  validFrom: 'berlaku mulai',
  validUntil: 'berlaku sampai',
  scope: 'berlaku untuk',
  isFirstPurchaseOnly: 'hanya pembelian pertama',
  isStackable: 'bisa digabung',
  isActive: 'aktif',
};
const valueWords: Record<string, string> = {
  draft: 'draf',
  waiting: 'menunggu',
  review: 'ditinjau',
  revision: 'perlu perbaikan',
  publish: 'terbit',
  open: 'menunggu jawaban',
  answered: 'dijawab',
  closed: 'ditutup',
  Pending: 'menunggu',
  Verified: 'terverifikasi',
  Rejected: 'ditolak',
  homepage: 'beranda',
  catalog: 'katalog',
  learner: 'peserta',
  partner: 'mitra',
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
