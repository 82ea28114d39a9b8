import { decimal } from './number.ts';

/** 6 jam 40 menit */
export function duration(minutes: number): string {
  const total = Math.max(0, Math.round(minutes));
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${rest} menit`;
  return rest === 0 ? `${decimal(hours)} jam` : `${decimal(hours)} jam ${rest} menit`;
}

/** 48 detik, 4 menit 5 detik */
export function playTime(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(total / 60);
  const rest = total % 60;
  if (minutes === 0) return `${rest} detik`;
  return rest === 0 ? duration(minutes) : `${duration(minutes)} ${rest} detik`;
}

/** 04:32, 1:02:07 */
export function timecode(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3_600);
  const rest = `${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}
