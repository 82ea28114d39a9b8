import { useEffect, useEffectEvent } from 'react';
import { appConfig } from '@sinau/shell';

/** What the ads service is told. Nothing in it says who somebody is. */
export type AdEvent =
  | { name: 'PageView' }
  | {
      name: 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';
      /** Ids of classes, webinars and bundles. */
      offerIds: readonly string[];
      /** In rupiah. */
      value: number;
    };

/** An order is placed on this device, or shown once it is paid. */
export type AdOrder =
  | { name: 'Placed'; userId: string; orderId: string }
  | { name: 'Paid'; userId: string; orderId: string; offerIds: readonly string[]; value: number };
type Recipient = AdEvent | AdOrder;

/** What the open page shows, for who agrees only while it is open. */
export const shownToAds = new Set<Recipient>();
let listener: ((told: Recipient) => void) | null = null;
const waiting: Recipient[] = [];

/** Something happened that an ads service may be told of, where one is configured; `ad-port.ts` decides. */
export function trackAdEvent(told: Recipient) {
  if (listener) listener(told);
  else if (appConfig().adPixel) waiting.push(told);
}

/** From now on what happens is heard there, and what had to wait for it. */
export function hearAds(hear: (told: Recipient) => void) {
  listener = hear;
  for (const told of waiting.splice(0)) hear(told);
  return () => {
    listener = null;
  };
}

/** Tells what a page shows, once for each `occasion`. Null says nothing. */
export function useAdEvent(told: Recipient | null, occasion: string) {
  const isKnown = told !== null;
  const read = useEffectEvent(() => told!);
  useEffect(() => {
    if (!isKnown) return undefined;
    const shown = read();
    shownToAds.add(shown);
    trackAdEvent(shown);
    return () => void shownToAds.delete(shown);
  }, [isKnown, occasion]);
}

/** The page of an offer was opened; null for its preview. */
export const useViewContent = (offer: { id: string; price: number } | null) =>
  useAdEvent(offer && { name: 'ViewContent', offerIds: [offer.id], value: offer.price }, offer?.id ?? '');
