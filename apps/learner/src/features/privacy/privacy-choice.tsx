import { useRef, useState } from 'react';
import { useIsMounted } from '@sinau/ui';
import { AdPort } from './ad-port.tsx';
import './privacy-choice.css';

/** Asks for consent to ads, and again when a visitor wants to change their mind. */
export function PrivacyChoice({ tellsViews }: { tellsViews: boolean }) {
  const isMounted = useIsMounted();
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="privacy-choice" onClick={() => setAsked(asked + 1)}>
        Pengaturan privasi
      </button>
      {isMounted && <AdPort asked={asked} tellsViews={tellsViews} onChosen={() => button.current?.focus()} />}
    </>
  );
}
