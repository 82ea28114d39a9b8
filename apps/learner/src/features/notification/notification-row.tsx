import { useEffect, useRef } from 'react';
import type { Notification } from '@sinau/contracts/core/notification/notification.schemas';
import { date, time } from '@sinau/format';
import { Button, IconButton, Link, VisuallyHidden } from '@sinau/ui';
import { ChevronDown, Mail, MailOpen } from '@sinau/ui/icons';
import { useMark, useOpened } from './notification.data.ts';

interface RowProps {
  one: Notification;
  /** Address of its page. */
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

export function NotificationRow({ one, href, isOpen, isSelected, onSelect }: RowProps) {
  const { id, title, createdAt, isRead } = one;
  const { mutate, isPending } = useMark();
  return (
    <li className="notification-row" data-unread={!isRead || undefined}>
      <label className="notification-pick">
        <input
          type="checkbox"
          className="tick"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-label={`Pilih ${title}`}
        />
      </label>
      <Link className="notification-link" href={href} aria-expanded={isOpen}>
        <span className="notification-words">
          {!isRead && <VisuallyHidden>Belum dibaca: </VisuallyHidden>}
          <b>{title}</b>
          <small className="num">
            <VisuallyHidden>{date(createdAt)}, </VisuallyHidden>
            {time(createdAt)}
          </small>
        </span>
        <ChevronDown />
      </Link>
      <IconButton
        label={isRead ? `Tandai belum dibaca: ${title}` : `Tandai sudah dibaca: ${title}`}
        disabled={isPending}
        onClick={() => mutate({ body: { ids: [id], isRead: !isRead } })}
      >
        {isRead ? <MailOpen /> : <Mail />}
      </IconButton>
      {isOpen && <NotificationContent one={one} />}
    </li>
  );
}

/** Full notification; showing it marks it as read. */
export function NotificationContent({ one: { id, content, path } }: { one: Notification }) {
  useOpened(id);
  const place = useRef<HTMLDivElement>(null);
  // Newer browsers return a promise, which is not a cleanup function of an effect.
  useEffect(() => void place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={place} className="notification-content">
      {content && <p>{content}</p>}
      {path && (
        <Button variant="outline" size="sm" href={path}>
          Buka
        </Button>
      )}
      {!content && !path && <p className="muted">Tidak ada keterangan lain.</p>}
    </div>
  );
}
