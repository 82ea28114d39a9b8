const motifs = [
  'jurnalistik',
  'data',
  'kode',
  'desain',
  'bisnis',
  'pemasaran',
  'foto',
  'bahasa',
  'diri',
  'kuliner',
  'pendidikan',
  'teknologi',
] as const;
const ownMotif: Partial<Record<string, (typeof motifs)[number]>> = {
  pemrograman: 'kode',
  pengembangan: 'diri',
  fotografi: 'foto',
};

/** Each topic has its own textile motif; a new topic gets one by its position in the list. */
export function motifOf(slug: string, index: number): string {
  const word = slug.split('-')[0] ?? slug;
  const motif = motifs.find((name) => name === word) ?? ownMotif[word] ?? motifs[index % motifs.length];
  return `/art/motifs/${motif}.svg`;
}
