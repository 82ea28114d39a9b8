import { screens } from '@sinau/contracts/screens';
import { PageTitle, useGo } from '@sinau/shell';
import { Breadcrumbs, Card } from '@sinau/ui';
import { CreateBundleForm } from '../../features/bundles/create-bundle-form.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './class-bundling.css';

/** Creates a bundle, and goes on to its editor. */
export function CreateBundlePage() {
  const go = useGo();
  return (
    <div className="create-bundle">
      <PageTitle>Buat bundling</PageTitle>
      <PageHead
        title="Buat bundling"
        trail={<Breadcrumbs items={[{ label: 'Bundling Kelas', href: screens.creatorBundles() }]} />}
      >
        Mulai dari judulnya. Kelas, harga, dan sampulnya kamu atur di langkah berikut.
      </PageHead>
      <Card padded>
        <CreateBundleForm onCreated={({ slug }) => go(screens.editBundle(slug), { replace: true })} />
      </Card>
    </div>
  );
}
