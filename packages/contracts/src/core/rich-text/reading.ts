import { embedAddress, type VideoEmbed } from './video-embed.ts';
import { mediaAddress } from '../media/media.rules.ts';

/** Maximum width at which pictures are shown. */
export const pictureWidth = 1280;

const picture = /<img data-media="([0-9a-f-]{36})"/g;
const addressed = /<img src="[^"]*" data-media=/g;

/**
 * Adds the addresses of its pictures to a stored text. Texts are stored without them: those of a lesson are signed for
 * an hour, and those of a public text follow from the id.
 */
export const withPictureAddresses = (html: string, addressOf: (id: string) => string | null) =>
  html.replace(picture, (tag, id: string) => {
    const address = addressOf(id);
    return address ? `<img src="${address}" ${tag.slice('<img '.length)}` : tag;
  });

/** Removes the addresses again, for storage. */
export const withoutPictureAddresses = (html: string) => html.replace(addressed, '<img data-media=');

/** Returns the addresses of a text's pictures, by id. */
export const pictureAddressesIn = (html: string) =>
  new Map(
    Array.from(html.matchAll(/<img src="([^"]*)" data-media="([0-9a-f-]{36})"/g), ([, address, id]) => [id!, address!]),
  );

const siteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<VideoEmbed['provider'], string>;
export const siteOf = ({ provider }: Pick<VideoEmbed, 'provider'>) => siteNames[provider];

/** Returns the video for a name such as `youtube:dQw4w9WgXcQ`. */
export function embedOf(name: string): VideoEmbed | null {
  const [, provider, id] = /^(youtube|vimeo):([\w-]{6,12})$/.exec(name) ?? [];
  return provider && id ? { provider: provider as VideoEmbed['provider'], id } : null;
}
export const embedNameOf = ({ provider, id }: VideoEmbed) => `${provider}:${id}`;

/** Permissions of a frame with a third-party player. */
export const embedFrame = {
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

/** Returns the address of the player with autoplay: the user who loads it has pressed play. */
export const playerAddress = (embed: VideoEmbed) => `${embedAddress(embed)}?autoplay=1`;

/**
 * Prepares a stored text for reading: wide tables scroll by themselves, pictures get their address, and a video is a
 * button until the reader presses it, so that no other site learns who reads.
 */
export const readableHtml = (html: string) =>
  withPictureAddresses(html, (id) => mediaAddress(id, pictureWidth))
    .replaceAll('<img src=', '<img loading="lazy" decoding="async" src=')
    .replaceAll('<table>', '<div class="prose-table" role="group" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(/<div data-embed="([\w:-]+)"><\/div>/g, (_, name: string) => videoButton(name));

function videoButton(name: string) {
  const embed = embedOf(name);
  if (!embed) return '';
  return (
    `<div class="prose-video"><button type="button" data-play="${name}">` +
    `<span aria-hidden="true"></span>Putar video dari ${siteOf(embed)}</button></div>`
  );
}
