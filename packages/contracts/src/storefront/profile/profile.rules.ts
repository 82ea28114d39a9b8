import { registrationRules } from '../../core/auth/auth.rules.ts';
import type { FormRules } from '../../form-rules.ts';

/** Slugs of pages beside the profiles. */
const reserved: readonly string[] = ['edit', 'certificate', 'portfolio', 'profile', 'sinau', 'admin', 'operator'];
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const slugBounds = { min: 3, max: 40 } as const;

/** Returns the problem of a chosen profile slug; null if there is none. */
export function slugProblem(slug: string): string | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || uuidShape.test(slug))
    return 'Pakai huruf kecil, angka, dan tanda hubung, misalnya sekar-ayu';
  return reserved.includes(slug) ? 'Alamat ini tidak bisa dipakai. Pilih yang lain.' : null;
}

export const maxLinks = 5;

export const profileRules = {
  fullname: registrationRules.fullname,
  headline: { kind: 'text', max: 100, isOptional: true },
  bio: { kind: 'text', max: 1_000, isOptional: true },
  phone: registrationRules.phone,
  slug: { kind: 'text', ...slugBounds, isOptional: true, check: slugProblem },
  links: { each: { kind: 'text', max: 300, isOptional: true }, most: maxLinks },
} as const satisfies FormRules;
