import { lazily } from './lazily.ts';
import type { Instant } from './date.ts';

const timeZone = 'Asia/Jakarta';
const dayFormat = lazily(
  () => new Intl.DateTimeFormat('id-ID', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
);
const monthFormat = lazily(() => new Intl.DateTimeFormat('id-ID', { timeZone, month: 'long', year: 'numeric' }));

/** 7 Agustus 2026 */
export const longDate = (instant: Instant): string => dayFormat().format(new Date(instant));

/** Agustus 2026 */
export const monthAndYear = (instant: Instant): string => monthFormat().format(new Date(instant));
