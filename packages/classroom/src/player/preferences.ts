import { renditionNames } from '@sinau/contracts/core/media/streams.rules';
import type { Quality } from './streams/quality.ts';

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** 1,5× */
export const rateLabel = (rate: number) => `${String(rate).replace('.', ',')}×`;

/** Speed, volume, captions, quality and autoplay, remembered for all lessons. */
export interface Preferences {
  readonly rate: number;
  readonly captions: boolean;
  /** Language of captions that was chosen last; null before. */
  readonly captionsLanguage: string | null;
  readonly volume: number;
  /** True if the next lesson opens after the end of a recording. */
  readonly autoplay: boolean;
  readonly pictureQuality: Quality;
  /** Quality of recordings without a picture. */
  readonly soundQuality: Quality;
}

const key = 'player';
const defaults: Preferences = {
  rate: 1,
  captions: true,
  captionsLanguage: null,
  volume: 1,
  autoplay: true,
  pictureQuality: 'auto',
  soundQuality: 'auto',
};

export function readPreferences(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Preferences, unknown>>;
    const { rate, captions, captionsLanguage, volume, autoplay } = stored;
    return {
      rate: rates.find((known) => known === rate) ?? defaults.rate,
      captions: typeof captions === 'boolean' ? captions : defaults.captions,
      captionsLanguage: typeof captionsLanguage === 'string' ? captionsLanguage : defaults.captionsLanguage,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaults.volume,
      autoplay: typeof autoplay === 'boolean' ? autoplay : defaults.autoplay,
      pictureQuality: qualityOf(stored.pictureQuality),
      soundQuality: qualityOf(stored.soundQuality),
    };
  } catch {
    // Malformed: use the defaults.
    return defaults;
  }
}

const qualityOf = (stored: unknown): Quality => renditionNames.find((name) => name === stored) ?? 'auto';

export const writePreferences = (preferences: Preferences) => localStorage.setItem(key, JSON.stringify(preferences));
