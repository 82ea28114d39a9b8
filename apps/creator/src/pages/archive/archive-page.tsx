import { PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { BundleList } from '../../features/bundles/bundle-list.tsx';
import { archivedBundleSearch } from '../../features/bundles/bundle-search.ts';
import { useMyBundles } from '../../features/bundles/bundles.data.ts';
import { ProgramList } from '../../features/programs/program-list.tsx';
import { archiveSearch } from '../../features/programs/program-search.ts';
import { useArchivedPrograms, useArchivedWebinars } from '../../features/programs/programs.data.ts';
import { WebinarList } from '../../features/programs/webinar-list.tsx';
import { archivedWebinarSearch } from '../../features/programs/webinar-search.ts';
import { KindTabs, archiveTabs, catalogTabs, readTab, type SoldKind } from '../../shared/list/kind-tabs.tsx';

/** What was taken out of the catalog: classes, webinars and bundles, each in a tab of their own. */
export function ArchivePage() {
  const tab = useSearch(readTab);
  return (
    <>
      <PageTitle>Arsip</PageTitle>
      <div className="head">
        <div>
          <h1>Arsip</h1>
          <p>Tidak tampil di katalog, tetapi pesertanya tetap bisa belajar. Kamu bisa memulihkannya kapan saja.</p>
        </div>
      </div>
      <KindTabs label="Arsip" tabs={archiveTabs} current={tab} />
      {tab === 'class' && <ArchivedClasses />}
      {tab === 'webinar' && <ArchivedWebinars />}
      {tab === 'bundling' && <ArchivedBundles />}
    </>
  );
}

function ArchivedClasses() {
  const search = useSearch(archiveSearch.read);
  const programs = useArchivedPrograms(search);
  return (
    <ProgramList
      definition={archiveSearch}
      search={search}
      programs={programs}
      empty={
        <Nothing kind="class" title="Arsipmu kosong" label="Ke Katalog Kelas">
          Kelas yang kamu arsipkan akan muncul di sini.
        </Nothing>
      }
    />
  );
}

function ArchivedWebinars() {
  const search = useSearch(archivedWebinarSearch.read);
  const webinars = useArchivedWebinars(search);
  return (
    <WebinarList
      definition={archivedWebinarSearch}
      search={search}
      webinars={webinars}
      empty={
        <Nothing kind="webinar" title="Belum ada webinar di arsip" label="Ke Katalog Kelas">
          Webinar yang kamu arsipkan akan muncul di sini.
        </Nothing>
      }
    />
  );
}

function ArchivedBundles() {
  const search = useSearch(archivedBundleSearch.read);
  const bundles = useMyBundles(search, true);
  return (
    <BundleList
      definition={archivedBundleSearch}
      search={search}
      bundles={bundles}
      empty={
        <Nothing kind="bundling" title="Belum ada bundling di arsip" label="Ke Bundling Kelas">
          Bundling yang kamu arsipkan akan muncul di sini.
        </Nothing>
      }
    />
  );
}

interface NothingProps {
  kind: SoldKind;
  title: string;
  /** Leads to those that are not archived. */
  label: string;
  children: string;
}

const Nothing = ({ kind, title, label, children }: NothingProps) => (
  <EmptyState
    title={title}
    illustration={illustrations.emptyNotes}
    action={
      <Button variant="outline" href={catalogTabs[kind]}>
        {label}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
