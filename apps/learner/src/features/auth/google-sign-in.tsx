import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { auth } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { screens } from '@sinau/contracts/screens';
import { appConfig, tokenOf, useGo, useSignIn, pendingPurchaseIn } from '@sinau/shell';
import { loadGoogle } from './google-script.ts';
import './google-sign-in.css';

interface GoogleSignInProps {
  /** Query of the page, which is passed on to the registration. */
  query: URLSearchParams;
  onSignedIn: (profile: Profile) => void;
}

/**
 * Google's own button, shown if the product has a Google client. A user without an account here is led to registration.
 */
export const GoogleSignIn = (props: GoogleSignInProps) => {
  const { googleClientId } = appConfig();
  return googleClientId ? <GoogleButton clientId={googleClientId} {...props} /> : null;
};

/** Draws a nonce. Only this page knows the digested value, so a copied credential is of no use to others. */
async function drawNonce() {
  const nonce = crypto.randomUUID();
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce)));
  const digest = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return { nonce, digest };
}

function GoogleButton({ clientId, query, onSignedIn }: GoogleSignInProps & { clientId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const go = useGo();
  const signIn = useSignIn();
  const [hasFailed, setFailed] = useState(false);
  const nonce = useRef('');
  const { mutate } = useMutation({
    mutationFn: async (credential: string) => {
      const { isRegistered, fullname, email, ...answer } = await auth.google.call({
        body: { credential, nonce: nonce.current },
      });
      if (isRegistered) onSignedIn(await signIn(await tokenOf(answer)));
      else go(screens.register({ ...pendingPurchaseIn(query), fullname, email }));
    },
  });
  const take = useEffectEvent(({ credential }: { credential: string }) => mutate(credential));

  useEffect(() => {
    let isGone = false;
    Promise.all([loadGoogle(), drawNonce()]).then(
      ([google, drawn]) => {
        if (isGone || !place.current) return;
        nonce.current = drawn.nonce;
        google.initialize({
          client_id: clientId,
          nonce: drawn.digest,
          callback: take,
          ux_mode: 'popup',
          use_fedcm_for_button: true,
        });
        const width = Math.min(400, place.current.clientWidth);
        google.renderButton(place.current, {
          theme: 'outline',
          size: 'large',
          text: 'continue_with',
          locale: 'id',
          width,
        });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [clientId]);

  return (
    <div className="google-sign-in">
      <div ref={place} className="google-place" />
      {hasFailed && <p className="muted sm">Masuk dengan Google belum bisa dimuat. Pakai email dulu, ya.</p>}
      <p className="google-or" aria-hidden="true">
        atau
      </p>
    </div>
  );
}
