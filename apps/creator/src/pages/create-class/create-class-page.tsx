import { Navigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { ApiError } from '@sinau/api-client';
import { ClassFrame, NotFoundPage, PageTitle, useGo, useSearch } from '@sinau/shell';
import { Button, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import { builderStart } from '../../features/class-builder/builder-address.ts';
import { useBuiltClass } from '../../features/class-builder/class-builder.data.ts';
import { CreateProgramForm } from '../../features/programs/create-program-form.tsx';

const back = { href: screens.creatorCatalog(), label: 'Kembali ke Katalog Kelas' };

/** Creates a class; with a name in the address, opens that class at its first lesson. */
export function CreateClassPage() {
  const name = useSearch((query) => query.get('name'));
  return (
    <ClassFrame title="Buat kelas" back={back}>
      <PageTitle>Buat kelas</PageTitle>
      {name ? <GoOn name={name} /> : <Begin />}
    </ClassFrame>
  );
}

function Begin() {
  const go = useGo();
  return (
    <CreateProgramForm onCreated={({ slug }) => go(screens.createClass(slug), { replace: true })}>
      <div>
        <h2>Materinya sudah ada?</h2>
        <p className="muted">
          Bawa dari cadangan kelas, Moodle, atau Canvas, dari folder di perangkatmu, atau dari daftar video.
        </p>
      </div>
      <Button variant="outline" href={stepScreens.importClass()}>
        <Upload />
        Impor kelas
      </Button>
    </CreateProgramForm>
  );
}

function GoOn({ name }: { name: string }) {
  const { data: built, error, refetch, isFetching } = useBuiltClass(name);
  if (built) return <Navigate to={builderStart(built)} replace />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error) return <ErrorState title="Gagal memuat kelas" onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className="wrap section">
      <Loading label="Membuka kelas">
        <Skeleton height={280} />
      </Loading>
    </div>
  );
}
