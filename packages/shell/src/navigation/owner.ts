import { hasGoogleButton } from '@sinau/contracts/core/auth/google-pages';
import { appConfig } from '../app-config.ts';

/** Returns the application that a path belongs to. Navigation between the two is a page load. */
const ownerOf = (path: string): 'learner' | 'creator' =>
  /^\/(creator|operator)(\/|$|\?|#)/.test(path) ? 'creator' : 'learner';

/** Only a page load applies the content security policy that allows Google's script. */
const needsItsPolicy = (href: string, current: string) =>
  appConfig().googleClientId !== null && hasGoogleButton(href) && !hasGoogleButton(current);

/** Tells whether the router at `current` can show `href`. */
export const isWithin = (href: string, current: string) =>
  /^\/(?!\/)/.test(href) && ownerOf(href) === ownerOf(current) && !needsItsPolicy(href, current);
