import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';

export const staffRoleLabels: Record<StaffRole, { label: string; description: string }> = {
  support: {
    label: 'Dukungan',
    description: 'Menjawab permintaan bantuan, mencari pesanan, mengurus diskusi dan sertifikat, mengirim ulang email.',
  },
  content: { label: 'Konten', description: 'Mengubah isi beranda, bacaan, tanya jawab, dan teks hukum.' },
  review: {
    label: 'Peninjau',
    description: 'Meninjau kelas, bundling, dan pendaftaran mitra; mengurus ulasan, diskusi, dan sertifikat.',
  },
  finance: {
    label: 'Keuangan',
    description: 'Mengurus pengembalian dana, sengketa, penarikan saldo, rekening mitra, dan voucher.',
  },
  admin: { label: 'Admin', description: 'Semua itu, status sistem, catatan tindakan, dan peran staf.' },
};

export const roleList = (roles: readonly StaffRole[]) => roles.map((role) => staffRoleLabels[role].label).join(', ');
