import { useParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { Breadcrumbs, Card } from '@sinau/ui';
import { PageHead } from '../../shared/page-head.tsx';
import { contentKinds } from '../../features/editorial/kinds/index.tsx';
import './desk-page.css';

/** One record of a kind, to create or to change. */
export function ContentRecordPage() {
  const { kind = '', id = '' } = useParams();
  const desk = contentKinds.get(kind);
  if (!desk) return <NotFoundPage />;
  const title = `${id === 'new' ? 'Tambah' : 'Ubah'} ${desk.noun}`;
  return (
    <div className="desk-page">
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        trail={
          <Breadcrumbs
            items={[
              { label: 'Konten situs', href: operatorScreens.operatorContent() },
              { label: desk.label, href: operatorScreens.operatorContent({ kind }) },
            ]}
          />
        }
      />
      <Card padded>{desk.form(id)}</Card>
    </div>
  );
}
