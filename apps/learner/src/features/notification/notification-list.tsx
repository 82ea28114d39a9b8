import { useState } from 'react';
import type { NotificationList as Answer } from '@sinau/contracts/core/notification/notification.schemas';
import { weekdayDate } from '@sinau/format';
import { Button, Card, Checkbox, useNow } from '@sinau/ui';
import { Mail, MailOpen, Trash2 } from '@sinau/ui/icons';
import { groupBy } from '../../shared/group-by.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMark } from './notification.data.ts';
import './notification-list.css';

interface ListProps {
  list: Answer['list'];
  openId: string;
  hrefOf: (id: string) => string;
  isRemoving: boolean;
  onRemove: (ids: readonly string[]) => void;
}

/** Page of notifications, of which several may be marked or deleted together. */
export function NotificationList({ list, openId, hrefOf, isRemoving, onRemove }: ListProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const now = useNow();
  const ids = list.map(({ id }) => id).filter((id) => picked.includes(id));
  const select = (id: string, isSelected: boolean) =>
    setPicked(isSelected ? [...picked, id] : picked.filter((other) => other !== id));
  return (
    <Card className="notification-list">
      <div className="notification-tools">
        <Checkbox
          checked={ids.length === list.length}
          onChange={(event) => setPicked(event.target.checked ? list.map(({ id }) => id) : [])}
        >
          {ids.length > 0 ? `${ids.length} dipilih` : 'Pilih semua'}
        </Checkbox>
        {ids.length > 0 && (
          <ListActions
            ids={ids}
            isRemoving={isRemoving}
            onRemove={() => onRemove(ids)}
            onMarked={() => setPicked([])}
          />
        )}
      </div>
      {groupBy(list, ({ createdAt }) => weekdayDate(createdAt)).map(([day, ofDay], index) => (
        <section key={day} aria-labelledby={`hari-${index}`}>
          <h2 id={`hari-${index}`} className="notification-day">
            {dayName(day, now)}
          </h2>
          <ul>
            {ofDay.map((one) => (
              <NotificationRow
                key={one.id}
                one={one}
                href={one.id === openId ? hrefOf('') : hrefOf(one.id)}
                isOpen={one.id === openId}
                isSelected={picked.includes(one.id)}
                onSelect={(isSelected) => select(one.id, isSelected)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

const dayMs = 86_400_000;

/** 'Hari ini', 'Kemarin', or the date. */
function dayName(day: string, now: Date) {
  if (day === weekdayDate(now)) return 'Hari ini';
  return day === weekdayDate(new Date(now.getTime() - dayMs)) ? 'Kemarin' : day;
}

interface ListActionsProps {
  ids: readonly string[];
  isRemoving: boolean;
  onRemove: () => void;
  onMarked: () => void;
}

function ListActions({ ids, isRemoving, onRemove, onMarked }: ListActionsProps) {
  const mark = useMark();
  const markAs = (isRead: boolean) => mark.mutate({ body: { ids: [...ids], isRead } }, { onSuccess: onMarked });
  const isBusy = mark.isPending || isRemoving;
  return (
    <div className="notification-acts">
      <Button variant="text" size="sm" disabled={isBusy} onClick={() => markAs(true)}>
        <MailOpen />
        Sudah dibaca
      </Button>
      <Button variant="text" size="sm" disabled={isBusy} onClick={() => markAs(false)}>
        <Mail />
        Belum dibaca
      </Button>
      <Button variant="text" size="sm" disabled={isBusy} onClick={onRemove}>
        <Trash2 />
        Hapus
      </Button>
    </div>
  );
}
