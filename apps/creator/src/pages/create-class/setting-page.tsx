import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useGo } from '@sinau/shell';
import { Button, Card } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { useBuilder } from '../../features/class-builder/builder-context.ts';
import { BuilderPage } from '../../features/class-builder/builder-page.tsx';
import { ClassFacts } from '../../features/class-builder/class-facts.tsx';
import { useEndPresence } from '../../features/class-builder/presence/presence-provider.tsx';
import { ArchiveButton } from '../../features/sold/archive-button.tsx';
import { RemoveDialog } from '../../features/sold/remove-dialog.tsx';
import './setting-page.css';

/** Settings of the whole class: facts, archiving, deleting. */
export function SettingPage() {
  const { built } = useBuilder();
  const [isRemoving, setRemoving] = useState(false);
  const go = useGo();
  const endPresence = useEndPresence();
  const hasParticipants = built.participantCount > 0;
  return (
    <BuilderPage>
      <PageTitle>{`Pengaturan kelas ${built.title}`}</PageTitle>
      <h2>Informasi Pengaturan Kelas</h2>
      <ClassFacts built={built} />
      <Card as="section" padded className="setting-row">
        <div className="grow">
          <h3>{built.archiveAt ? 'Kelas ini diarsipkan' : 'Arsipkan kelas'}</h3>
          <p className="muted sm">
            {built.archiveAt
              ? 'Tidak tampil di katalog. Peserta yang sudah ikut tetap bisa belajar.'
              : 'Kelas hilang dari katalog dan tidak bisa dibeli. Peserta yang sudah ikut tetap bisa belajar.'}
          </p>
        </div>
        <ArchiveButton sold={built} />
      </Card>
      <Card as="section" padded className="setting-row">
        <div className="grow">
          <h3>Hapus kelas</h3>
          <p className="muted sm">
            {hasParticipants
              ? 'Kelas ini sudah punya peserta, jadi hanya bisa diarsipkan.'
              : 'Semua section dan materi hilang untuk selamanya. Hanya bisa selama belum ada peserta.'}
          </p>
        </div>
        {!hasParticipants && (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            <Trash2 />
            Hapus kelas
          </Button>
        )}
      </Card>
      <RemoveDialog
        sold={built}
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={() => {
          endPresence();
          go(screens.creatorCatalog(), { replace: true });
        }}
      />
    </BuilderPage>
  );
}
