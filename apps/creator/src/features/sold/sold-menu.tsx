import { Suspense, useState } from 'react';
import { lazySection, useGo } from '@sinau/shell';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Archive, CodeXml, Copy, Download, Ellipsis, Pencil, RotateCcw, Share2, Trash2 } from '@sinau/ui/icons';
import type { SoldType } from '../../shared/sold-types.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { SoldKind, SoldRows } from './sold-kind.ts';
import { soldKinds } from './sold-kinds.ts';
import { useCopy } from './sold.data.ts';

const EmbedDialog = lazySection(async () => (await import('./embed-dialog.tsx')).EmbedDialog);
const BackupDialog = lazySection(async () => (await import('./backup-dialog.tsx')).BackupDialog);
const ExportDialog = lazySection(async () => (await import('./export-dialog.tsx')).ExportDialog);

interface SoldMenuProps<Type extends SoldType> {
  type: Type;
  sold: SoldRows[Type];
  /** Called on the edit page, which is then left. */
  onRemoved?: () => void;
}

/** The actions on something that is sold; an instructor has those of their scopes. */
export function SoldMenu<Type extends SoldType>({ type, sold, onRemoved }: SoldMenuProps<Type>) {
  const kind: SoldKind<Type> = soldKinds[type];
  const [dialog, setDialog] = useState<'archive' | 'remove' | 'embed' | 'backup' | 'export' | null>(null);
  const close = () => setDialog(null);
  const copy = useCopy(sold);
  const go = useGo();
  const editHref = onRemoved ? null : kind.editHrefOf(sold);
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label={`Menu ${sold.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {editHref && (
          <MenuItem icon={<Pencil />} href={editHref}>
            Edit
          </MenuItem>
        )}
        {kind.linksOf(sold).map(({ icon, label, href }) => (
          <MenuItem key={label} icon={icon} href={href}>
            {label}
          </MenuItem>
        ))}
        {kind.isInCatalog(sold) && (
          <MenuItem icon={<CodeXml />} onSelect={() => setDialog('embed')}>
            Pasang di situsmu
          </MenuItem>
        )}
        {kind.mayBackUp(sold) && (
          <>
            <MenuItem icon={<Download />} onSelect={() => setDialog('backup')}>
              Unduh cadangan
            </MenuItem>
            <MenuItem icon={<Share2 />} onSelect={() => setDialog('export')}>
              Ekspor ke sistem lain
            </MenuItem>
          </>
        )}
        {kind.mayDecide(sold) && (
          <>
            {kind.copy && (
              <MenuItem
                icon={<Copy />}
                onSelect={() => copy.mutate(undefined, { onSuccess: (href) => href && go(href) })}
              >
                Buat salinan
              </MenuItem>
            )}
            <MenuItem icon={sold.archiveAt ? <RotateCcw /> : <Archive />} onSelect={() => setDialog('archive')}>
              {sold.archiveAt ? 'Pulihkan' : 'Arsip'}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setDialog('remove')}>
              Hapus
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog === 'backup' && (
        <Suspense>
          <BackupDialog sold={sold} onClose={close} />
        </Suspense>
      )}
      {dialog === 'export' && (
        <Suspense>
          <ExportDialog sold={sold} onClose={close} />
        </Suspense>
      )}
      <ArchiveDialog sold={sold} open={dialog === 'archive'} onClose={close} />
      {dialog === 'embed' && (
        <Suspense>
          <EmbedDialog sold={sold} onClose={close} />
        </Suspense>
      )}
      <RemoveDialog sold={sold} open={dialog === 'remove'} onClose={close} onRemoved={onRemoved} />
    </>
  );
}
