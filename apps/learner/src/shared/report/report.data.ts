import { useMutation, useQuery } from '@tanstack/react-query';
import { abuse } from '@sinau/api-client';
import type { ReportReason, ReportedKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';

interface Thing {
  readonly kind: ReportedKind;
  readonly id: string;
}

/** Loads what the user said of it before; null if nothing. */
export const useOwnReport = (thing: Thing) => useQuery(abuse.mine.query({ params: thing }));

export const useReport = (thing: Thing) =>
  useMutation({
    mutationFn: (said: { reason: ReportReason; text: string }) => abuse.create.call({ body: { ...thing, ...said } }),
    meta: {
      success: 'Terima kasih. Kami akan memeriksa dan mengabarimu.',
      failure: 'silent',
      refreshes: [abuse],
    },
  });
