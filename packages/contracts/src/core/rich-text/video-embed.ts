import { tidied } from '../typed/text.rules.ts';

/** Sites whose videos are embedded with their own player. */
export const embedProviders = ['youtube', 'vimeo'] as const;
export interface VideoEmbed {
  readonly provider: (typeof embedProviders)[number];
  readonly id: string;
}

const embedPatterns: readonly [VideoEmbed['provider'], RegExp][] = [
  [
    'youtube',
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)([\w-]{11})(?:[?&#/].*)?$/,
  ],
  ['youtube', /^https:\/\/youtu\.be\/([\w-]{11})(?:[?#].*)?$/],
  ['vimeo', /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/].*)?$/],
];

/** Returns the video for an address of YouTube or Vimeo; null for any other address. */
export function videoEmbedOf(address: string): VideoEmbed | null {
  for (const [provider, pattern] of embedPatterns) {
    const id = pattern.exec(tidied(address).trim())?.[1];
    if (id) return { provider, id };
  }
  return null;
}

const embedHosts = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
} as const satisfies Record<VideoEmbed['provider'], string>;

/** Returns the address of the player to embed for such a video. */
export const embedAddress = ({ provider, id }: VideoEmbed) => embedHosts[provider] + id;
