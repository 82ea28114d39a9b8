import { hasGoogleButton } from '@sinau/contracts/core/auth/google-pages';
import { appConfig } from '../app-config.ts';

/** Returns the application that a path belongs to; undefined for the learner's. Navigation between them is a page load. */
function ownerOf(path: string) {
  const [, first] = /^\/(creator|operator|saved-lessons)(?![^/?#])/.exec(path) ?? [];
  return first === 'operator' ? 'creator' : first;
}

/** Only a page load applies the content security policy that allows Google's script. */
const needsItsPolicy = (href: string, current: string) =>
  appConfig().googleClientId !== null && hasGoogleButton(href) && !hasGoogleButton(current);

/** Tells whether the router at `current` can show `href`. */
export const isWithin = (href: string, current: string) =>
  /^\/(?!\/)/.test(href) && ownerOf(href) === ownerOf(current) && !needsItsPolicy(href, current);
