import { decimal } from './number.ts';

/** 6 jam 40 menit */
export function duration(minutes: number): string {
  const total = Math.max(0, Math.round(minutes));
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${rest} menit`;
  return rest === 0 ? `${decimal(hours)} jam` : `${decimal(hours)} jam ${rest} menit`;
}
