import type { AppConfig } from '@sinau/shell';
import type { AdEvent } from '../../shared/ads/ad-events.ts';

type Pixel = NonNullable<AppConfig['adPixel']>;
type PageAddress = Pick<Location, 'origin' | 'pathname'>;

/**
 * Sends one event as Meta's pixel does without Meta's script: the address of a picture that is not shown. It sends no
 * cookie and no referrer.
 */
export async function postAdEvent(pixel: Pixel, event: AdEvent, place: PageAddress): Promise<void> {
  await fetch(addressOfEvent(pixel, event, place), {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // Continues while the page is left for the payment.
    keepalive: true,
  }).catch(() => undefined);
}

function addressOfEvent({ id, url }: Pixel, event: AdEvent, place: PageAddress): string {
  const address = new URL(url);
  const facts = {
    id,
    ev: event.name,
    dl: publicAddress(place),
    'cd[currency]': 'IDR',
    ...('offerIds' in event && {
      'cd[value]': String(event.value),
      'cd[content_ids]': JSON.stringify(event.offerIds),
      'cd[content_type]': 'product',
    }),
  };
  for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value);
  return address.href;
}

/** Sections whose pages are the same for all visitors. Below others an address may name a person or hold a token. */
const publicSections = ['catalog', 'mitra', 'article', 'faq'];

function publicAddress({ origin, pathname }: PageAddress): string {
  const [section = '', page] = pathname.split('/').slice(1);
  return [origin, section, ...(page && publicSections.includes(section) ? [page] : [])].join('/');
}
