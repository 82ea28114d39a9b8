import { useSyncExternalStore } from 'react';
import { clock, date } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { BroughtBack, Button, Link, Notice } from '@sinau/ui';
import { useOpenDocument } from '../saving/current-saver.tsx';
import { discardDraft, localDrafts, subscribeToDrafts, type LocalDraft } from './local-drafts.ts';
import { useTakenUp } from './use-taken-up.ts';
import './unsaved-drafts.css';

interface UnsavedDraftsProps {
  /** Id of the group of documents that the layout shows. */
  groupId: string;
  isEditable: boolean;
}

/**
 * Text that was typed on this device and never reached the server: after a sign-out, a closed tab, a lost connection.
 * The open document restores its own text; text that is older than the server's, or that belongs to another document,
 * is offered.
 */
export function UnsavedDrafts({ groupId, isEditable }: UnsavedDraftsProps) {
  const userId = useProfile()?.id ?? '';
  const open = useOpenDocument();
  const drafts = useSyncExternalStore(subscribeToDrafts, () => localDrafts(userId, groupId));
  const { isSettled, discard } = useTakenUp(userId, groupId, isEditable ? open : null);
  if (!isEditable) return null;

  const restore = (draft: LocalDraft) => {
    open?.saver.restore(draft);
    discardDraft(userId, draft);
  };
  return (
    <div className="unsaved-drafts" role="status">
      {discard && <BroughtBack onDiscard={discard}>Tulisanmu yang belum tersimpan sudah dikembalikan.</BroughtBack>}
      {drafts.map((draft) => {
        const isHere = draft.documentId === open?.documentId;
        if (isHere && !isSettled) return null;
        return (
          <Notice
            key={draft.writerId}
            action={
              <span className="unsaved-drafts-actions">
                {isHere && (
                  <Button size="sm" onClick={() => restore(draft)}>
                    Pulihkan
                  </Button>
                )}
                <Button variant="text" size="sm" onClick={() => discardDraft(userId, draft)}>
                  Buang
                </Button>
              </span>
            }
          >
            {isHere ? (
              <>Ada tulisan yang belum tersimpan dari {moment(draft.at)}.</>
            ) : (
              <>
                Ada tulisan yang belum tersimpan dari {moment(draft.at)} di{' '}
                <Link href={draft.href}>{draft.title || 'materi baru'}</Link>.
              </>
            )}
          </Notice>
        );
      })}
    </div>
  );
}

/** Formats today's times without the date. */
function moment(at: string) {
  const day = date(at);
  return day === date(new Date()) ? clock(at) : `${day}, ${clock(at)}`;
}
