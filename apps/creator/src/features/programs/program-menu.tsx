import { useState } from 'react';
import { hasScope } from '@sinau/contracts/authoring/instructor/instructor.rules';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { useGo } from '@sinau/shell';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import {
  Archive,
  ChartColumn,
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  Megaphone,
  Pencil,
  RotateCcw,
  Trash2,
  Users,
} from '@sinau/ui/icons';
import { buildHref } from '../../shared/build-href.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useDuplicateProgram } from './programs.data.ts';
import { RemoveDialog } from './remove-dialog.tsx';

/** The actions on one of the mitra's classes; an instructor has those of their scopes. */
export function ProgramMenu({ program }: { program: MyProgram | MyWebinar }) {
  const [dialog, setDialog] = useState<'archive' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const duplicate = useDuplicateProgram();
  const go = useGo();
  const isMember = program.scopes === null;
  const isWebinar = program.type === 'webinar';
  const isOnSale = program.status === 'publish' && !program.archiveAt;
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label={`Menu ${program.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {hasScope(program.scopes, 'edit') && (
          <MenuItem icon={<Pencil />} href={buildHref(program)}>
            Edit
          </MenuItem>
        )}
        <MenuItem
          icon={<Eye />}
          href={isWebinar ? screens.previewWebinar(program.slug) : screens.previewClass(program.slug)}
        >
          Pratinjau
        </MenuItem>
        {hasScope(program.scopes, 'report') && program.status === 'publish' && (
          <MenuItem icon={<ChartColumn />} href={screens.classReport({ type: program.type, id: program.slug })}>
            Laporan
          </MenuItem>
        )}
        {hasScope(program.scopes, 'edit') && (
          <MenuItem icon={<Users />} href={screens.classTeam(program.slug, program.type)}>
            {isMember ? 'Tim & pengajar' : 'Pengajar'}
          </MenuItem>
        )}
        {hasScope(program.scopes, 'grade') && program.participantCount > 0 && (
          <MenuItem icon={<Megaphone />} href={screens.classAnnouncements(program.slug, program.type)}>
            Pengumuman
          </MenuItem>
        )}
        {isOnSale && (
          <MenuItem icon={<ExternalLink />} href={screens.classPage(program.slug)}>
            Lihat di katalog
          </MenuItem>
        )}
        {isMember && (
          <>
            <MenuItem
              icon={<Copy />}
              onSelect={() => duplicate.mutate(program, { onSuccess: (copy) => go(buildHref(copy)) })}
            >
              Buat salinan
            </MenuItem>
            <MenuItem icon={program.archiveAt ? <RotateCcw /> : <Archive />} onSelect={() => setDialog('archive')}>
              {program.archiveAt ? 'Pulihkan' : 'Arsip'}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setDialog('remove')}>
              Hapus
            </MenuItem>
          </>
        )}
      </Menu>
      <ArchiveDialog program={program} open={dialog === 'archive'} onClose={close} />
      <RemoveDialog program={program} open={dialog === 'remove'} onClose={close} />
    </>
  );
}
