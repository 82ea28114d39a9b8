import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { ConfirmDialog, Link, Notice, Skeleton } from '@sinau/ui';
import { soldNouns } from '../../shared/sold-types.ts';
import { soldKinds } from './sold-kinds.ts';
import { useArchiveOrRestore, useBundlesHolding, type SoldRef } from './sold.data.ts';

export interface Archivable extends SoldRef {
  title: string;
  archiveAt: string | null;
}

interface ArchiveDialogProps {
  sold: Archivable;
  open: boolean;
  onClose: () => void;
}

export function ArchiveDialog({ sold, open, onClose }: ArchiveDialogProps) {
  const { type, title, archiveAt } = sold;
  const { mutate, isPending } = useArchiveOrRestore(sold);
  // State when the dialog opened: it may be shown as changed before the dialog closes, which keeps its question.
  const [asked, setAsked] = useState(archiveAt);
  const isArchived = (isPending ? asked : archiveAt) !== null;
  const noun = soldNouns[type];
  const words = isArchived
    ? {
        title: `Pulihkan ${noun} ini?`,
        label: 'Pulihkan',
        text: `kembali ke daftar ${noun}mu, dan ke katalog bila sudah terbit.`,
      }
    : {
        title: `Arsipkan ${noun} ini?`,
        label: 'Arsipkan',
        text: soldKinds[type].texts.archiving,
      };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => {
        setAsked(archiveAt);
        mutate(undefined, { onSettled: onClose });
      }}
      busy={isPending}
      tone="primary"
      title={words.title}
      confirmLabel={words.label}
    >
      <p>
        “{title}” {words.text}
      </p>
      {!isArchived && <HoldingBundles program={sold} isAsked={open} />}
    </ConfirmDialog>
  );
}

/** Effect on the bundles that are sold with the class. */
function HoldingBundles({ program, isAsked }: { program: Archivable; isAsked: boolean }) {
  const { data, isLoading, isError } = useBundlesHolding(program, isAsked);
  if (isLoading) return <Skeleton height={64} />;
  if (isError) return <Notice>Bundling yang memuat kelas ini juga tidak dijual selama kelas ini diarsipkan.</Notice>;
  if (!data || data.total === 0) return null;
  return (
    <Notice>
      <b>Kelas ini ada di {decimal(data.total)} bundling yang sudah terbit:</b>
      <ul>
        {data.list.map(({ id, title, slug }) => (
          <li key={id}>
            <Link href={screens.editBundle(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
      Selama kelas ini diarsipkan, bundling itu tidak dijual. Pembelinya tetap bisa belajar, dan bundling dijual lagi
      begitu kelasnya kamu pulihkan atau kamu keluarkan.
    </Notice>
  );
}
