import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import type { ClassImport } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import { NotFoundPage, QueryStates, useGo } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Loading, Notice, ProgressBar, Skeleton } from '@sinau/ui';
import { buildHref } from '../../shared/build-href.ts';
import { useClassImport, useConfirmImport, useDropImport } from './class-import.data.ts';
import { ImportPlan } from './import-plan.tsx';

/** An import that was begun: read, to be confirmed, being made, made or failed. */
export const ImportState = ({ id }: { id: string }) => (
  <QueryStates query={useClassImport(id)} noun="impor" skeleton={<Skeleton height={280} />} missing={<NotFoundPage />}>
    {(found) => <Step key={found.state} found={found} />}
  </QueryStates>
);

function Step({ found }: { found: ClassImport }) {
  const { state, name, percent, failure, plan, made } = found;
  if (state === 'reading')
    return (
      <Loading label="Membaca arsip">
        <p>Membaca “{name}”…</p>
        <Skeleton height={200} />
      </Loading>
    );
  if (state === 'making')
    return (
      <Card padded className="class-import-making">
        <h2>Membuat “{plan?.title ?? name}”</h2>
        <ProgressBar value={percent} label="Kelas sedang dibuat" />
        <p className="muted" role="status">
          {percent}%. Halaman ini boleh ditutup; kelasnya tetap dibuat dan muncul di Katalog Kelas.
        </p>
      </Card>
    );
  if (state === 'made')
    return (
      <>
        <EmptyState
          title={made ? 'Kelasnya sudah jadi' : 'Kelas ini sudah dihapus'}
          illustration={illustrations.emptyNotes}
          action={
            made ? (
              <Button href={buildHref({ type: made.kind, ...made })}>Buka kelas</Button>
            ) : (
              <Button href={screens.creatorCatalog()}>Ke Katalog Kelas</Button>
            )
          }
        >
          {made && 'Kelasnya masih draf: periksa isinya, lalu ajukan untuk terbit.'}
        </EmptyState>
        {plan && <ImportPlan plan={plan} />}
      </>
    );
  return (
    <>
      {failure && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {plan && <ImportPlan plan={plan} />}
      <Decision found={found}>{plan ? (failure ? 'Buat kelas sesuai rencana' : 'Buat kelas ini') : null}</Decision>
    </>
  );
}

/** The way on and the way back; nothing is made before the first is chosen. */
function Decision({ found: { id }, children }: { found: ClassImport; children: ReactNode }) {
  const go = useGo();
  const confirm = useConfirmImport(id);
  const drop = useDropImport(id);
  return (
    <div className="class-import-actions">
      <Button
        variant="outline"
        loading={drop.isPending}
        onClick={() => drop.mutate(undefined, { onSuccess: () => go(stepScreens.importClass()) })}
      >
        {children ? 'Batalkan' : 'Pilih berkas lain'}
      </Button>
      {children && (
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {children}
        </Button>
      )}
    </div>
  );
}
