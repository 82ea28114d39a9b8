import { embedAddress, type VideoEmbed } from './video-embed.ts';
import { mediaAddress } from '../media/media.rules.ts';

/** Pictures are shown at this width at most. */
export const pictureWidth = 1280;

const picture = /<img data-media="([0-9a-f-]{36})"/g;
const addressed = /<img src="[^"]*" data-media=/g;

/**
 * A stored text with the addresses of its pictures. Texts are stored without them: those of a lesson are signed for an
 * hour, and those of a public text follow from the id.
 */
export const withPictureAddresses = (html: string, addressOf: (id: string) => string | null) =>
  html.replace(picture, (tag, id: string) => {
    const address = addressOf(id);
    return address ? `<img src="${address}" ${tag.slice('<img '.length)}` : tag;
  });

/** The text as it is stored. */
export const withoutPictureAddresses = (html: string) => html.replace(addressed, '<img data-media=');

/** The addresses that the pictures of a text came with, by id. */
export const pictureAddressesIn = (html: string) =>
  new Map(
    Array.from(html.matchAll(/<img src="([^"]*)" data-media="([0-9a-f-]{36})"/g), ([, address, id]) => [id!, address!]),
  );

const siteNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<VideoEmbed['provider'], string>;
export const siteOf = ({ provider }: Pick<VideoEmbed, 'provider'>) => siteNames[provider];

/** The video that `youtube:dQw4w9WgXcQ` names. */
export function embedOf(name: string): VideoEmbed | null {
  const [, provider, id] = /^(youtube|vimeo):([\w-]{6,12})$/.exec(name) ?? [];
  return provider && id ? { provider: provider as VideoEmbed['provider'], id } : null;
}
export const embedNameOf = ({ provider, id }: VideoEmbed) => `${provider}:${id}`;

/** What a frame with somebody else's player may do. */
export const embedFrame = {
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

/** The address of the player, which starts at once: whoever loads it has pressed play. */
export const playerAddress = (embed: VideoEmbed) => `${embedAddress(embed)}?autoplay=1`;

/**
 * A stored text as it is read: wide tables scroll by themselves, pictures have their address, and a video is a button
 * until somebody wants to see it, so that no other site learns who reads.
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
