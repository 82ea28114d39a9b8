import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, QrCode, Trash2, Users } from '@sinau/ui/icons';
import { useHasScope } from '../../../shared/scopes.ts';
import type { BuiltWebinar } from '../built-class.ts';
import { sessionHref } from '../class-locations.ts';
import { useChangeSession, useRemoveSession } from './sessions.data.ts';

interface SessionMenuProps {
  built: BuiltWebinar;
  session: BuiltWebinar['sessions'][number];
  index: number;
  isEditable: boolean;
}

/** Actions on a session in the list. */
export function SessionMenu({ built, session, index, isEditable }: SessionMenuProps) {
  const marksPresence = useHasScope('grade');
  const change = useChangeSession(built);
  const remove = useRemoveSession(built);
  const { id: sessionId, title, lesson, isLive } = session;
  const moveTo = (to: number) => change.mutate({ sessionId, newIndex: to });
  if (!lesson) return null;
  return (
    <Menu
      align="end"
      width={220}
      trigger={
        <IconButton label={`Menu ${title}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} href={sessionHref(built, lesson.id)}>
        {isEditable ? 'Ubah' : 'Lihat'}
      </MenuItem>
      {isLive && (
        <MenuItem icon={<QrCode />} href={stepScreens.presenceBoard(lesson.id)}>
          Tampilkan kode presensi
        </MenuItem>
      )}
      {isLive && marksPresence && (
        <MenuItem icon={<Users />} href={screens.attendance(lesson.id)}>
          Daftar hadir
        </MenuItem>
      )}
      {isEditable && (
        <>
          {index > 0 && (
            <MenuItem icon={<ArrowUp />} onSelect={() => moveTo(index - 1)}>
              Naikkan
            </MenuItem>
          )}
          {index < built.sessions.length - 1 && (
            <MenuItem icon={<ArrowDown />} onSelect={() => moveTo(index + 1)}>
              Turunkan
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => remove.mutate(sessionId)}>
            Hapus
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
