import { useState } from 'react';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Archive, ChartColumn, Ellipsis, ExternalLink, Eye, Pencil, RotateCcw, Trash2 } from '@sinau/ui/icons';
import { ArchiveBundleDialog, RemoveBundleDialog } from './bundle-dialogs.tsx';

interface BundleMenuProps {
  bundle: MyBundle;
  /** On the page of the bundle itself, which then is left. */
  onRemoved?: () => void;
}

/** The actions on one of the mitra's bundles. */
export function BundleMenu({ bundle, onRemoved }: BundleMenuProps) {
  const [dialog, setDialog] = useState<'archive' | 'remove' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label={`Menu ${bundle.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {!onRemoved && (
          <MenuItem icon={<Pencil />} href={screens.editBundle(bundle.slug)}>
            Edit
          </MenuItem>
        )}
        <MenuItem icon={<Eye />} href={screens.previewBundle(bundle.slug)}>
          Pratinjau
        </MenuItem>
        {bundle.status === 'publish' && (
          <MenuItem icon={<ChartColumn />} href={screens.classReport({ type: bundle.type, id: bundle.slug })}>
            Laporan
          </MenuItem>
        )}
        {bundle.isForSale && (
          <MenuItem icon={<ExternalLink />} href={screens.classPage(bundle.slug)}>
            Lihat di katalog
          </MenuItem>
        )}
        <MenuItem icon={bundle.archiveAt ? <RotateCcw /> : <Archive />} onSelect={() => setDialog('archive')}>
          {bundle.archiveAt ? 'Pulihkan' : 'Arsip'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setDialog('remove')}>
          Hapus
        </MenuItem>
      </Menu>
      <ArchiveBundleDialog bundle={bundle} open={dialog === 'archive'} onClose={close} />
      <RemoveBundleDialog bundle={bundle} open={dialog === 'remove'} onClose={close} onRemoved={onRemoved} />
    </>
  );
}
