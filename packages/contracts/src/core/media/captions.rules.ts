/** Languages of captions, by BCP 47, in the order in which they are offered. */
export const captionsLanguages = ['id', 'en', 'jv', 'su', 'mad', 'min', 'ban', 'ms', 'ar', 'zh', 'ja', 'ko'] as const;
export type CaptionsLanguage = (typeof captionsLanguages)[number];

export const captionsLanguageLabels: Readonly<Record<CaptionsLanguage, string>> = {
  id: 'Indonesia',
  en: 'Inggris',
  jv: 'Jawa',
  su: 'Sunda',
  mad: 'Madura',
  min: 'Minangkabau',
  ban: 'Bali',
  ms: 'Melayu',
  ar: 'Arab',
  zh: 'Mandarin',
  ja: 'Jepang',
  ko: 'Korea',
};
