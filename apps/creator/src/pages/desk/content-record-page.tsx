import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { Breadcrumbs, Card } from '@sinau/ui';
import { contentKinds } from '../../features/editorial/kinds/index.tsx';

/** One record of a kind, to create or to change. */
export function ContentRecordPage() {
  const { kind = '', id = '' } = useParams();
  const desk = contentKinds.get(kind);
  if (!desk) return <NotFoundPage />;
  const title = `${id === 'new' ? 'Tambah' : 'Ubah'} ${desk.noun}`;
  return (
    <div className="stack">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        items={[
          { label: 'Konten situs', href: operatorScreens.operatorContent() },
          { label: desk.label, href: operatorScreens.operatorContent({ kind }) },
        ]}
      />
      <h1>{title}</h1>
      <Card padded>{desk.form(id)}</Card>
    </div>
  );
}
