import type { AbuseAct } from '@sinau/contracts/backoffice/abuse/abuse.rules';

export const caseStates = { open: 'Menunggu keputusan', decided: 'Sudah diputuskan' } as const;

/** Acts with what they mean for whom. */
export const abuseActLabels: Record<AbuseAct, { label: string; meaning: string }> = {
  hide: { label: 'Sembunyikan', meaning: 'Orang lain tidak bisa membacanya lagi. Penulisnya membaca alasanmu.' },
  warn: {
    label: 'Beri peringatan',
    meaning: 'Penulis atau anggota mitranya membaca alasanmu di notifikasi dan email.',
  },
  suspend: { label: 'Hentikan penjualan kelas ini', meaning: 'Peserta yang sudah punya kelasnya tetap bisa belajar.' },
  stop: {
    label: 'Hentikan mitra',
    meaning: 'Semua yang dijual mitra ini tidak bisa dibeli, dan saldonya tidak bisa ditarik.',
  },
  restore: { label: 'Pulihkan mitra', meaning: 'Yang dijual sebelum dihentikan bisa dibeli lagi.' },
};
