import { useState } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { date } from '@sinau/format';
import { Notice } from '@sinau/ui';

/** Notice for a buyer that a class with dates has already begun. */
export function CohortNotice({ program: { startsAt, endsAt } }: { program: Pick<Program, 'startsAt' | 'endsAt'> }) {
  const [now] = useState(() => new Date());
  if (!startsAt || !endsAt || new Date(startsAt) > now) return null;
  if (new Date(endsAt) <= now)
    return (
      <Notice tone="neutral">
        <b>Semua sesi langsung angkatan ini sudah selesai.</b> Materinya tetap bisa kamu pelajari sendiri.
      </Notice>
    );
  return (
    <Notice>
      <b>Angkatan ini sudah mulai pada {date(startsAt)}.</b> Kamu ikut dari sesi berikutnya, dan bisa mempelajari materi
      sebelumnya.
    </Notice>
  );
}
