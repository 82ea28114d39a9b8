import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { screens } from '@sinau/contracts/screens';
import { Button, Link } from '@sinau/ui';
import { chooseAds, type AdChoice } from './ad-choice.ts';
import './consent-bar.css';

interface ConsentBarProps {
  /** Current choice; null before the first one. */
  choice: AdChoice | null;
  /** True if the visitor requested the choice. */
  takesFocus: boolean;
  onChosen: () => void;
}

/**
 * Consent bar at the bottom of the page, which stays usable: nothing is reported to the ads service without consent.
 */
export function ConsentBar({ choice, takesFocus, onChosen }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);
  const choose = (made: AdChoice) => {
    chooseAds(made);
    onChosen();
  };
  return createPortal(
    <section ref={bar} className="consent-bar" aria-labelledby="consent-title" tabIndex={-1}>
      <div className="consent-words">
        <h2 id="consent-title">Boleh kami ukur iklan kami?</h2>
        <p className="sm">
          Kalau boleh, kami mengabari layanan iklan media sosial kelas mana yang dilihat dan dibeli dari perangkat ini,
          tanpa nama atau emailmu. <Link href={screens.terms(0)}>Kebijakan Privasi</Link>
        </p>
        {choice && (
          <p className="sm muted">Pilihanmu sekarang: {choice === 'granted' ? 'boleh diukur' : 'jangan diukur'}.</p>
        )}
      </div>
      <div className="consent-choices">
        <Button variant="outline" onClick={() => choose('refused')}>
          Jangan
        </Button>
        <Button variant="outline" onClick={() => choose('granted')}>
          Boleh
        </Button>
      </div>
    </section>,
    document.body,
  );
}
