import { useEffect, useState, useSyncExternalStore } from 'react';
import { upload } from '@sinau/api-client';
import { submissionKinds } from '@sinau/contracts/core/media/media.rules';
import type { SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { useAskBeforeClosing } from '@sinau/ui';
import { createUploads } from '../../shared/uploads/uploads.ts';

/** Manages the files of a message. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly SubmissionFile[]>([]);
  const [uploads] = useState(() =>
    createUploads({ kinds: submissionKinds, send: upload, onDone: (file) => setFiles((before) => [...before, file]) }),
  );
  useEffect(() => uploads.cancelAll, [uploads]);
  const transfers = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const isSending = transfers.some(({ problem }) => problem === null);
  useAskBeforeClosing(isSending);
  return {
    isSending,
    ids: files.map(({ id }) => id),
    forget: () => setFiles([]),
    props: {
      kinds: submissionKinds,
      files,
      transfers,
      onAdd: uploads.add,
      onCancel: uploads.cancel,
      onRemove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    },
  };
}
