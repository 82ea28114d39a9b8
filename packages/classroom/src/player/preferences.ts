export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Speed, volume, captions and autoplay, remembered for all lessons. */
export interface Preferences {
  readonly rate: number;
  readonly captions: boolean;
  /** Language of captions that was chosen last; null before. */
  readonly captionsLanguage: string | null;
  readonly volume: number;
  /** Whether the next lesson opens after the end of a recording. */
  readonly autoplay: boolean;
}

const key = 'player';
const defaults: Preferences = { rate: 1, captions: true, captionsLanguage: null, volume: 1, autoplay: true };

export function readPreferences(): Preferences {
  try {
    const { rate, captions, captionsLanguage, volume, autoplay } = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    ) as Partial<Record<keyof Preferences, unknown>>;
    return {
      rate: rates.find((known) => known === rate) ?? defaults.rate,
      captions: typeof captions === 'boolean' ? captions : defaults.captions,
      captionsLanguage: typeof captionsLanguage === 'string' ? captionsLanguage : defaults.captionsLanguage,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaults.volume,
      autoplay: typeof autoplay === 'boolean' ? autoplay : defaults.autoplay,
    };
  } catch {
    // Malformed: use the defaults.
    return defaults;
  }
}

export const writePreferences = (preferences: Preferences) => localStorage.setItem(key, JSON.stringify(preferences));
