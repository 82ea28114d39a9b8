import { useState, type ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { ClassFrame, PageTitle, useSearch } from '@sinau/shell';
import { Tabs } from '@sinau/ui';
import { AddressImport } from '../../features/class-import/address-import.tsx';
import { ArchiveImport } from '../../features/class-import/archive-import.tsx';
import { DraftEditor } from '../../features/class-import/draft-editor.tsx';
import type { DraftPlan } from '../../features/class-import/draft-plan.rules.ts';
import { FolderImport } from '../../features/class-import/folder-import.tsx';
import { ImportState } from '../../features/class-import/import-state.tsx';
import { PastImports } from '../../features/class-import/past-imports.tsx';
import '../../features/class-import/class-import.css';

const back = { href: screens.createClass(), label: 'Kembali ke Buat kelas' };

/** Import of a whole class: of an archive, a folder, or a list of videos. */
export function ImportClassPage() {
  const id = useSearch((query) => query.get('id'));
  return (
    <ClassFrame title="Impor kelas" back={back}>
      <PageTitle>Impor kelas</PageTitle>
      <div className="class-import">{id ? <ImportState id={id} /> : <Begin />}</div>
    </ClassFrame>
  );
}

type Source = 'archive' | 'folder' | 'addresses';

function Begin() {
  const [source, setSource] = useState<Source>('archive');
  const [plan, setPlan] = useState<DraftPlan | null>(null);
  if (plan) return <DraftEditor plan={plan} onChange={setPlan} onBack={() => setPlan(null)} />;
  return (
    <>
      <h2>Dari mana kelasnya?</h2>
      <Tabs<Source>
        label="Sumber kelas"
        selected={source}
        onSelect={setSource}
        items={[
          {
            id: 'archive',
            label: 'Berkas kelas',
            panel: (
              <Panel>
                <ArchiveImport />
              </Panel>
            ),
          },
          {
            id: 'folder',
            label: 'Folder',
            panel: (
              <Panel>
                <FolderImport onPlan={setPlan} />
              </Panel>
            ),
          },
          {
            id: 'addresses',
            label: 'Daftar video',
            panel: (
              <Panel>
                <AddressImport onPlan={setPlan} />
              </Panel>
            ),
          },
        ]}
      />
      <PastImports />
    </>
  );
}

const Panel = ({ children }: { children: ReactNode }) => <div className="class-import-panel">{children}</div>;
