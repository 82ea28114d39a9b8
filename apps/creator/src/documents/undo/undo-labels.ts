/** Names of actions in the undo buttons: 'Urungkan mengubah judul'. */
const words: Record<string, string> = {
  title: 'judul',
  content: 'isi materi',
  setting: 'pengaturan',
  description: 'deskripsi',
  attachmentIds: 'lampiran',
  requirements: 'yang perlu disiapkan',
  about: 'tentang kelas',
  categoryId: 'topik',
  level: 'tingkat',
  language: 'bahasa pengantar',
  thumbnail: 'sampul',
  salePrice: 'harga',
  normalPrice: 'harga',
  promotionEndsAt: 'harga',
  completionMessage: 'pesan penyelesaian',
  hasWatermark: 'nama peserta di atas video',
};

export const changeLabel = (fields: readonly string[]) =>
  `mengubah ${[...new Set(fields.map((name) => words[name] ?? 'isian'))].join(' dan ')}`;
