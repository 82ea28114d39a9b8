/** The product's own covers (`/covers/{name}.svg`), by topic. */
export const coverNames = [
  'bahasa-1', 'bahasa-2', 'bisnis-1', 'bisnis-2', 'bisnis-3', 'data-1', 'data-2', 'data-3', 'desain-1', 'desain-2', 'desain-3',
  'diri-1', 'diri-2', 'diri-3', 'foto-1', 'foto-2', 'foto-3', 'jurnalistik-1', 'jurnalistik-2', 'jurnalistik-3', 'kode-1', 'kode-2', 'kode-3',
  'kuliner-1', 'kuliner-2', 'pemasaran-1', 'pemasaran-2', 'pemasaran-3',
] as const;
export type CoverName = (typeof coverNames)[number];

export const coverAddress = (name: CoverName) => `/covers/${name}.svg`;
