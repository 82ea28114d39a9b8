import { useSearchParams } from 'react-router-dom';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { PageTitle } from '@sinau/shell';
import { TabLinks } from '@sinau/ui';
import { contentKinds } from '../../features/editorial/kinds/index.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

/** Content of the public pages that operators write and choose, a tab for each kind. */
export function ContentPage() {
  const [query] = useSearchParams();
  const kinds = [...contentKinds];
  const [name, desk] = kinds.find(([one]) => one === query.get('kind')) ?? kinds[0]!;
  return (
    <div className="desk-page">
      <PageTitle>Konten situs</PageTitle>
      <PageHead title="Konten situs">Semua yang kami tulis dan pilih sendiri. Perubahan langsung tampil.</PageHead>
      <TabLinks
        label="Jenis isi"
        items={kinds.map(([one, { label }]) => ({
          href: operatorScreens.operatorContent({ kind: one }),
          label,
          isCurrent: one === name,
        }))}
      />
      <div key={name}>{desk.list}</div>
    </div>
  );
}
