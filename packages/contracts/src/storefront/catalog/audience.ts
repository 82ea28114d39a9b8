/** Previous knowledge that a class is for. */
export const classLevels = ['beginner', 'intermediate', 'advanced', 'all'] as const;
export type ClassLevel = (typeof classLevels)[number];

/** Languages of teaching, by ISO 639. */
export const classLanguages = ['id', 'en', 'jv', 'su', 'ar', 'ja', 'ko', 'zh'] as const;
export type ClassLanguage = (typeof classLanguages)[number];

export const levelLabels: Readonly<Record<ClassLevel, string>> = {
  beginner: 'Pemula',
  intermediate: 'Menengah',
  advanced: 'Mahir',
  all: 'Semua tingkat',
};

export const languageLabels: Readonly<Record<ClassLanguage, string>> = {
  id: 'Bahasa Indonesia',
  en: 'Bahasa Inggris',
  jv: 'Bahasa Jawa',
  su: 'Bahasa Sunda',
  ar: 'Bahasa Arab',
  ja: 'Bahasa Jepang',
  ko: 'Bahasa Korea',
  zh: 'Bahasa Mandarin',
};
