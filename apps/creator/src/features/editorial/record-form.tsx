import { Suspense } from 'react';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, QueryStates, useDraftKey, useGo } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { PortalForm } from '@sinau/ui/antd/portal-form';
import { useSaveRecord } from './editorial.data.ts';
import type { ContentKind } from './kind.ts';

interface RecordFormProps<Row extends { id: string }, Values extends object, Listed extends { id: string }> {
  name: string;
  kind: ContentKind<Row, Values, Listed>;
}

/** Form for a new record. */
export const NewRecord = <Row extends { id: string }, Values extends object, Listed extends { id: string }>(
  props: RecordFormProps<Row, Values, Listed>,
) => <RecordFields {...props} row={null} />;

/** Form for an existing record. */
export const EditRecord = <Row extends { id: string }, Values extends object, Listed extends { id: string }>({
  id,
  ...props
}: RecordFormProps<Row, Values, Listed> & { id: string }) => (
  <QueryStates
    query={props.kind.useRow(id)}
    noun={props.kind.noun}
    missing={<NotFoundPage />}
    skeleton={<Skeleton height={320} />}
  >
    {(row) => <RecordFields key={row.id} {...props} row={row} />}
  </QueryStates>
);

function RecordFields<Row extends { id: string }, Values extends object, Listed extends { id: string }>({
  name,
  kind,
  row,
}: RecordFormProps<Row, Values, Listed> & { row: Row | null }) {
  const go = useGo();
  const save = useSaveRecord(kind, row?.id ?? null);
  const draftKey = useDraftKey(`content:${name}:${row?.id ?? 'new'}`);
  const { Fields } = kind;
  return (
    <PortalForm<Values>
      rules={kind.rules}
      initialValues={row ? kind.valuesOf(row) : kind.start}
      draftKey={draftKey}
      send={async (values) => {
        await save.mutateAsync(values);
        go(operatorScreens.operatorContent({ kind: name }));
      }}
      submitLabel="Simpan"
    >
      <Suspense fallback={<Skeleton height={320} />}>
        <Fields row={row} />
      </Suspense>
    </PortalForm>
  );
}
