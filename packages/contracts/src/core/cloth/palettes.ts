/** Colors of a topic, from dark to pale, and its accent color. */
export interface Palette {
  readonly deep: string;
  readonly base: string;
  readonly light: string;
  readonly pale: string;
  readonly accent: string;
}

export const palettes = {
  jurnalistik: { deep: '#0B2A7A', base: '#0E47C0', light: '#6C9BFF', pale: '#E9F0FF', accent: '#FF8A5B' },
  data: { deep: '#06414A', base: '#0C6B73', light: '#35B8A6', pale: '#DDF6EF', accent: '#FFC94D' },
  kode: { deep: '#221A5C', base: '#3B2FA0', light: '#8B7DF0', pale: '#EDEBFF', accent: '#3FD6B4' },
  desain: { deep: '#5E1038', base: '#B4246B', light: '#F27BA8', pale: '#FFE6EF', accent: '#FFB347' },
  bisnis: { deep: '#0B3F2C', base: '#17724C', light: '#57BD88', pale: '#E0F5E8', accent: '#F5C542' },
  pemasaran: { deep: '#8A2F0C', base: '#D4511E', light: '#FF9A66', pale: '#FFEBDD', accent: '#2B2E83' },
  foto: { deep: '#151B28', base: '#2D3850', light: '#8794AF', pale: '#E8EDF5', accent: '#FF5A5F' },
  bahasa: { deep: '#0A3F63', base: '#0F6BA3', light: '#5BBDEB', pale: '#E0F4FF', accent: '#FF8FA3' },
  diri: { deep: '#3A1A58', base: '#6C35A0', light: '#B685E0', pale: '#F3E8FC', accent: '#FFC94D' },
  kuliner: { deep: '#5C1F12', base: '#A8432A', light: '#E58E6C', pale: '#FCEADF', accent: '#86B36B' },
  pendidikan: { deep: '#4B3A08', base: '#8A6A0A', light: '#E3BC4B', pale: '#FFF6DA', accent: '#E4573D' },
  teknologi: { deep: '#0F2F36', base: '#1F5A63', light: '#6FB3BC', pale: '#E4F3F5', accent: '#B8E04A' },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;
