import { clock } from '@sinau/format';

/** Returns 'Selamat pagi' and the like by the clock in Jakarta. */
export function greeting(now: Date): string {
  const hour = Number(clock(now).slice(0, 2));
  if (hour >= 4 && hour < 11) return 'Selamat pagi';
  if (hour >= 11 && hour < 15) return 'Selamat siang';
  return hour >= 15 && hour < 18 ? 'Selamat sore' : 'Selamat malam';
}
