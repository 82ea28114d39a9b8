import { slugOf } from '../platform/slugs.ts';

/** The topics, in the order of the menus. */
export const categories = [
  'Jurnalistik & Menulis',
  'Data & AI',
  'Pemrograman',
  'Desain',
  'Bisnis & Keuangan',
  'Pemasaran Digital',
  'Foto & Video',
  'Bahasa',
  'Pengembangan Diri',
  'Kuliner & UMKM',
  'Pendidikan & Pengajaran',
  'Teknologi Informasi',
].map((title, position) => ({ title, slug: slugOf(title), position }));
