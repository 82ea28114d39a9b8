import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appConfig } from '@sinau/shell';
import { hearAds, shownToAds, useAdEvent, type AdEvent, type AdOrder } from '../../shared/ads/ad-events.ts';
import { adChoice, useAdChoice } from './ad-choice.ts';
import { postAdEvent } from './ad-pixel.ts';
import { awaitPurchase, takePurchase } from './awaited-purchases.ts';
import { ConsentBar } from './consent-bar.tsx';

interface AdPortProps {
  /** Number of times that the choice was requested; null on a page that does not ask. */
  asked: number | null;
  tellsViews?: boolean;
  /** Called after a choice that was requested. */
  onChosen?: () => void;
}

/** Only connection to the ads service. It is open only for visitors who consented, and asks for consent. */
export function AdPort({ asked, tellsViews = false, onChosen }: AdPortProps) {
  const choice = useAdChoice();
  const [answered, setAnswered] = useState(0);
  const isGranted = choice === 'granted';
  const wasGranted = useRef(isGranted);
  const { pathname } = useLocation();
  useEffect(() => hearAds(tell), []);
  useAdEvent(tellsViews ? { name: 'PageView' } : null, pathname);
  useEffect(() => {
    if (isGranted && !wasGranted.current) for (const shown of shownToAds) tell(shown);
    wasGranted.current = isGranted;
  }, [isGranted]);

  if (asked === null) return null;
  const isAskedFor = asked > answered;
  if (choice !== null && !isAskedFor) return null;
  return (
    <ConsentBar
      choice={choice}
      takesFocus={isAskedFor}
      onChosen={() => {
        setAnswered(asked);
        if (isAskedFor) onChosen?.();
      }}
    />
  );
}

function tell(event: AdEvent | AdOrder) {
  const { adPixel } = appConfig();
  if (!adPixel || adChoice() !== 'granted') return;
  if (event.name === 'Placed') return awaitPurchase(event);
  if (event.name === 'Paid' && !takePurchase(event)) return;
  const { origin, pathname } = window.location;
  void postAdEvent(adPixel, eventOf(event), { origin, pathname });
}

/** The order's code and buyer stay here. */
const eventOf = (event: AdEvent | Extract<AdOrder, { name: 'Paid' }>): AdEvent =>
  'orderId' in event ? { name: 'Purchase', offerIds: event.offerIds, value: event.value } : event;
