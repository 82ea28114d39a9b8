import { Suspense, useRef, useState } from 'react';
import { appConfig, lazyPart } from '@sinau/shell';
import { useIsMounted } from '@sinau/ui';
import './privacy-choice.css';

/** Its code comes after the page was painted and taken over. */
const AdPort = lazyPart(async () => (await import('./ad-port.tsx')).AdPort);

/** Asks about ads where a pixel is configured, and asks again whoever wants to change their mind. */
export const PrivacyChoice = () => (appConfig().adPixel ? <Choice /> : null);

function Choice() {
  const isMounted = useIsMounted();
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className="privacy-choice" onClick={() => setAsked(asked + 1)}>
        Pengaturan privasi
      </button>
      {isMounted && (
        <Suspense fallback={null}>
          <AdPort asked={asked} onChosen={() => button.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}
