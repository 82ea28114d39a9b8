import { useMutation } from '@tanstack/react-query';
import { audit } from '@sinau/api-client';
import type { ContentKind } from './kind.ts';

type Kind<Row extends { id: string }, Values extends object, Listed extends { id: string }> = ContentKind<
  Row,
  Values,
  Listed
>;

/** Adds a record, or changes the one with this id. */
export const useSaveRecord = <Row extends { id: string }, Values extends object, Listed extends { id: string }>(
  { calls, refreshes }: Kind<Row, Values, Listed>,
  id: string | null,
) =>
  useMutation({
    mutationFn: (values: Values) => (id === null ? calls.create(values) : calls.edit(id, values)),
    meta: { success: 'Tersimpan', failure: 'silent', refreshes: [...refreshes, audit] },
  });

export const useRemoveRecord = <Row extends { id: string }, Values extends object, Listed extends { id: string }>({
  calls,
  refreshes,
}: Kind<Row, Values, Listed>) =>
  useMutation({
    mutationFn: (id: string) => calls.remove(id),
    meta: { success: 'Dihapus', failure: 'silent', refreshes: [...refreshes, audit] },
  });

export const useMoveRecord = <Row extends { id: string }, Values extends object, Listed extends { id: string }>({
  calls,
  refreshes,
}: Kind<Row, Values, Listed>) =>
  useMutation({
    mutationFn: ({ id, beforeId }: { id: string; beforeId: string | null }) => calls.move!(id, beforeId),
    meta: { refreshes: [...refreshes, audit] },
  });
