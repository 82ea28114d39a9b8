import { useEffect, useEffectEvent } from 'react';
import { appConfig } from '@sinau/shell';

/** Event that the ads service receives. Nothing in it identifies a person. */
export type AdEvent =
  | { name: 'PageView' }
  | {
      name: 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';
      /** Ids of classes, webinars and bundles. */
      offerIds: readonly string[];
      /** Amount in rupiah. */
      value: number;
    };

/** Order that was placed on this device, or shown once it is paid. */
export type AdOrder =
  | { name: 'Placed'; userId: string; orderId: string }
  | { name: 'Paid'; userId: string; orderId: string; offerIds: readonly string[]; value: number };
type Recipient = AdEvent | AdOrder;

/** Events of the open page, for visitors who consent only while it is open. */
export const shownToAds = new Set<Recipient>();
let listener: ((event: Recipient) => void) | null = null;
const waiting: Recipient[] = [];

/** Reports an event to the ads service, where one is configured; `ad-port.ts` decides. */
export function trackAdEvent(event: Recipient) {
  if (listener) listener(event);
  else if (appConfig().adPixel) waiting.push(event);
}

/** Registers the receiver of ad events, which also gets those that waited for it. */
export function hearAds(hear: (event: Recipient) => void) {
  listener = hear;
  for (const event of waiting.splice(0)) hear(event);
  return () => {
    listener = null;
  };
}

/** Reports what a page shows, once for each `occasion`. Null reports nothing. */
export function useAdEvent(event: Recipient | null, occasion: string) {
  const isKnown = event !== null;
  const read = useEffectEvent(() => event!);
  useEffect(() => {
    if (!isKnown) return undefined;
    const shown = read();
    shownToAds.add(shown);
    trackAdEvent(shown);
    return () => void shownToAds.delete(shown);
  }, [isKnown, occasion]);
}

/** Reports that the page of an offer was opened; null for its preview. */
export const useViewContent = (offer: { id: string; price: number } | null) =>
  useAdEvent(offer && { name: 'ViewContent', offerIds: [offer.id], value: offer.price }, offer?.id ?? '');
