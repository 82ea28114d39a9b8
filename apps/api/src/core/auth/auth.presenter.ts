import type { DeviceSession, Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { ProfileRow } from './auth.queries.ts';

export const presentProfile = ({
  id,
  fullname,
  email,
  phone,
  avatar,
  isOperator,
  staffRoles,
  isAskedForTwoSteps,
  emailVerifiedAt,
  totalNotification,
  isAskedToAgree,
  mitra,
}: ProfileRow): Profile => ({
  id,
  token: null,
  fullname,
  email,
  phone,
  avatar,
  isOperator,
  staffRoles,
  isAskedForTwoSteps,
  isMitra: mitra !== null,
  isEmailVerified: emailVerifiedAt !== null,
  statusApproveMitra: mitra?.status ?? null,
  mitra: mitra && {
    id: mitra.id,
    name: mitra.name,
    slug: mitra.slug,
    role: mitra.role,
    scopes: mitra.scopes,
  },
  totalNotification,
  isAskedToAgree,
});

export const presentSession = (
  session: { id: string; userAgent: string; address: string | null; createdAt: Date; lastSeenAt: Date },
  currentId: string,
): DeviceSession => ({
  id: session.id,
  device: deviceOf(session.userAgent),
  address: session.address,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent: session.id === currentId,
});

// Order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari, Android calls itself Linux.
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Names browser and system, as far as the User-Agent shows them. */
export function deviceOf(userAgent: string) {
  const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  return browser && system ? `${browser} di ${system}` : (browser ?? system ?? 'Perangkat tidak dikenal');
}
