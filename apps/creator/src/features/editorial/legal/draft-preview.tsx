import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Button, ConfirmDialog, Notice, RichText } from '@sinau/ui';
import { useDiscardDraft, usePublish } from './legal.data.ts';

interface DraftPreviewProps extends Pick<StoredLegalText, 'slug' | 'title' | 'revision'> {
  number: number;
  draft: NonNullable<StoredLegalText['draft']>;
  onWrite: () => void;
}

/** Draft as visitors will read it, and the actions on it. */
export function DraftPreview({ slug, title, number, draft, revision, onWrite }: DraftPreviewProps) {
  const [asked, ask] = useState<'publish' | 'discard' | null>(null);
  const go = useGo();
  const publish = usePublish(slug);
  const discard = useDiscardDraft(slug);
  const close = () => {
    ask(null);
    publish.reset();
    discard.reset();
  };
  const finish = async (done: Promise<unknown>) => {
    if (
      await done.then(
        () => true,
        () => false,
      )
    )
      go(operatorScreens.operatorContent({ kind: 'legal' }));
  };
  const force = draft.effectiveAt ? `mulai ${dateTime(draft.effectiveAt)}` : 'begitu diterbitkan';
  return (
    <div className="legal-preview">
      <p className="muted">Berlaku {force}</p>
      <section aria-labelledby="draft-changes">
        <h3 id="draft-changes">Yang berubah</h3>
        <p className="legal-changes">{draft.changes}</p>
      </section>
      <RichText html={draft.body} />
      <div className="row wraps">
        <Button onClick={() => ask('publish')}>Terbitkan</Button>
        <Button variant="outline" onClick={onWrite}>
          Ubah draf
        </Button>
        <Button variant="text" onClick={() => ask('discard')}>
          Buang draf
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'publish'}
        onClose={close}
        onConfirm={() => void finish(publish.mutateAsync(revision))}
        busy={publish.isPending}
        tone="primary"
        title={`Terbitkan versi ${number} dari ${title}?`}
        confirmLabel="Terbitkan"
        dismissLabel="Jangan dulu"
      >
        <p>
          Versi ini berlaku {force}, lalu semua yang terikat diminta menyetujuinya.
          {draft.effectiveAt && ' Mereka dikabari sekarang lewat email.'} Versi yang sudah terbit tidak bisa diubah atau
          dihapus.
        </p>
        {publish.error && <Notice tone="danger">{sentenceOf(publish.error)}</Notice>}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'discard'}
        onClose={close}
        onConfirm={() => void finish(discard.mutateAsync(revision))}
        busy={discard.isPending}
        title="Buang draf ini?"
        confirmLabel="Buang"
      >
        <p>Yang sudah ditulis hilang. Versi yang berlaku tidak berubah.</p>
        {discard.error && <Notice tone="danger">{sentenceOf(discard.error)}</Notice>}
      </ConfirmDialog>
    </div>
  );
}

/** Returns why an action failed, such as a day that has passed meanwhile. */
const sentenceOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message;
