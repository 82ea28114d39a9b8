/** The product's own covers (`/covers/{name}.svg`), by matching topic. */
export const coverGroups = [
  {
    topic: 'jurnalistik-menulis',
    title: 'Jurnalistik & Menulis',
    names: [
      'jurnalistik-1',
      'jurnalistik-2',
      'jurnalistik-3',
      'jurnalistik-4',
      'jurnalistik-5',
      'jurnalistik-6',
      'jurnalistik-7',
    ],
  },
  {
    topic: 'data-ai',
    title: 'Data & AI',
    names: ['data-1', 'data-2', 'data-3', 'data-4', 'data-5', 'data-6', 'data-7'],
  },
  {
    topic: 'pemrograman',
    title: 'Pemrograman',
    names: ['kode-1', 'kode-2', 'kode-3', 'kode-4', 'kode-5', 'kode-6', 'kode-7'],
  },
  { topic: 'desain', title: 'Desain', names: ['desain-1', 'desain-2', 'desain-3', 'desain-4', 'desain-5', 'desain-6'] },
  {
    topic: 'bisnis-keuangan',
    title: 'Bisnis & Keuangan',
    names: ['bisnis-1', 'bisnis-2', 'bisnis-3', 'bisnis-4', 'bisnis-5', 'bisnis-6'],
  },
  {
    topic: 'pemasaran-digital',
    title: 'Pemasaran Digital',
    names: ['pemasaran-1', 'pemasaran-2', 'pemasaran-3', 'pemasaran-4', 'pemasaran-5'],
  },
  { topic: 'foto-video', title: 'Foto & Video', names: ['foto-1', 'foto-2', 'foto-3', 'foto-4', 'foto-5'] },
  { topic: 'bahasa', title: 'Bahasa', names: ['bahasa-1', 'bahasa-2', 'bahasa-3', 'bahasa-4'] },
  { topic: 'pengembangan-diri', title: 'Pengembangan Diri', names: ['diri-1', 'diri-2', 'diri-3', 'diri-4'] },
  { topic: 'kuliner-umkm', title: 'Kuliner & UMKM', names: ['kuliner-1', 'kuliner-2', 'kuliner-3', 'kuliner-4'] },
  {
    topic: 'pendidikan-pengajaran',
    title: 'Pendidikan & Pengajaran',
    names: ['pendidikan-1', 'pendidikan-2', 'pendidikan-3'],
  },
  { topic: 'teknologi-informasi', title: 'Teknologi Informasi', names: ['teknologi-1', 'teknologi-2', 'teknologi-3'] },
] as const;
export type CoverName = (typeof coverGroups)[number]['names'][number];
export const coverNames: readonly CoverName[] = coverGroups.flatMap(({ names }) => [...names]);

export const coverAddress = (name: CoverName) => `/covers/${name}.svg`;
