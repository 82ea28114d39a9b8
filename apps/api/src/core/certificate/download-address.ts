import type { BadgeFormat } from '@sinau/contracts/core/badge/badge.rules';
import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';

/** Long enough for a slow connection to begin, short enough that a copied address is useless. */
const lifetime = minutes(15);
const signingOf = (key: string) => ({ key, purpose: 'file:' });

/** Signs a token for a limited time, for a browser that fetches the file without the session's token. */
export const downloadToken = (id: string, now: Date, key: string) =>
  signToken(signingOf(key), id, later(now, lifetime));

/** Returns the certificate that a token names. */
export function readDownloadToken(token: string, now: Date, key: string) {
  const certificate = readToken(signingOf(key), token, now);
  if (!certificate) throw new AppError('not_found');
  if (certificate.secondsLeft === 0) throw new AppError('certificate_address_expired');
  return certificate.id;
}

interface BadgeDownload {
  readonly id: string;
  readonly format: BadgeFormat;
  readonly withEmail: boolean;
}
const badgeSigning = (key: string) => ({ key, purpose: 'badge:' });

/** The same for a file of a certificate's badge. */
export const badgeToken = ({ id, format, withEmail }: BadgeDownload, now: Date, key: string) =>
  signToken(badgeSigning(key), `${id}:${format}:${withEmail ? 'email' : ''}`, later(now, lifetime));

export function readBadgeToken(token: string, now: Date, key: string): BadgeDownload {
  const download = readToken(badgeSigning(key), token, now);
  if (!download) throw new AppError('not_found');
  if (download.secondsLeft === 0) throw new AppError('certificate_address_expired');
  const [id, format, email] = download.id.split(':') as [string, BadgeFormat, string];
  return { id, format, withEmail: email !== '' };
}
