import type { JobFailure } from '@sinau/contracts/backoffice/system/system.schemas';

const unreachable = 'Server tujuannya tidak bisa dihubungi';
const codeLabels: Record<string, string> = {
  EAUTH: 'Server email menolak nama pengguna atau kata sandi kita',
  EENVELOPE: 'Server email menolak alamatnya',
  EMESSAGE: 'Server email menolak isinya',
  ECONNREFUSED: unreachable,
  ECONNECTION: unreachable,
  ECONNRESET: unreachable,
  EDNS: unreachable,
  ENOTFOUND: unreachable,
  ESOCKET: unreachable,
  ETIMEDOUT: unreachable,
};
/** Labels of the queue's own messages, by their first words. */
const queueLabels = [
  ['job heartbeat timeout', 'Proses yang mengerjakannya berhenti'],
  ['pg-boss shut down', 'Proses yang mengerjakannya dimatikan'],
  ['job timed out', 'Tidak selesai dalam batas waktunya'],
  ['handler execution exceeded', 'Tidak selesai dalam batas waktunya'],
] as const;

/** Explains a failure where its kind is known; its message stands below. */
export const reasonLabel = ({ code, message }: JobFailure) =>
  (code && codeLabels[code]) ?? queueLabels.find(([start]) => message.startsWith(start))?.[1] ?? null;
