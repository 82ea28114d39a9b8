import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { captionsLanguageLabels, type CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { readCaptions, type CaptionsLine } from '@sinau/contracts/core/media/captions-text.rules';
import { useProfile } from '@sinau/shell';
import { Dialog, ErrorState, Skeleton } from '@sinau/ui';
import { newId } from '../../../../../../shared/new-id.ts';
import { useLessonContext } from '../../../lesson-context.ts';
import { useRenewedMedia } from '../../media.data.ts';
import type { CaptionsEditorProps } from './editor-props.ts';
import { LinesEditor } from './lines-editor.tsx';
import { unsavedCaptions } from './unsaved-captions.ts';
import './captions-editor.css';

/** Edits captions beside their recording. What is not saved stays on the device. */
export function CaptionsEditor(props: CaptionsEditorProps) {
  const { language, recordingId, draft, onClose } = props;
  // Saving replaces the file while somebody may go on writing.
  const [captionsId] = useState(props.captionsId);
  const { lessonId } = useLessonContext();
  const unsaved = useUnsaved(lessonId, language);
  const stored = useStoredLines(captionsId);
  const recording = useRecording(recordingId);
  const failed = [stored, recording].find((query) => query.isError);

  let content = <Skeleton height={320} />;
  if (failed)
    content = (
      <ErrorState title="Takarir belum bisa dibuka" onRetry={() => void failed.refetch()} retrying={failed.isFetching}>
        Periksa koneksimu, lalu coba lagi.
      </ErrorState>
    );
  else if (stored.data && recording.data)
    content = <LoadedEditor {...props} stored={draft ?? stored.data} recording={recording.data} unsaved={unsaved} />;

  return (
    <Dialog open onClose={onClose} size="lg" title={`Sunting takarir ${captionsLanguageLabels[language]}`}>
      <div className="captions-editor" data-own-undo>
        {content}
      </div>
    </Dialog>
  );
}

interface LoadedEditorProps extends CaptionsEditorProps {
  stored: readonly CaptionsLine[];
  recording: Media;
  unsaved: ReturnType<typeof unsavedCaptions>;
}

function LoadedEditor({ stored, unsaved, ...props }: LoadedEditorProps) {
  const [isDiscarded, setDiscarded] = useState(false);
  const restored = useMemo(() => (isDiscarded ? null : unsaved.read()), [isDiscarded, unsaved]);
  const discard = () => {
    unsaved.remove();
    setDiscarded(true);
  };
  const initial = useMemo(() => (restored ?? stored).map((line) => ({ ...line, id: newId() })), [restored, stored]);
  return (
    <LinesEditor
      key={isDiscarded ? 'stored' : 'restored'}
      {...props}
      initial={initial}
      unsaved={unsaved}
      onDiscard={restored && discard}
    />
  );
}

function useUnsaved(lessonId: string, language: CaptionsLanguage) {
  const userId = useProfile()?.id ?? '';
  return useMemo(() => unsavedCaptions(userId, lessonId, language), [userId, lessonId, language]);
}

function useStoredLines(captionsId: string | null) {
  const renewed = useRenewedMedia();
  return useQuery({
    queryKey: ['captions-lines', captionsId],
    queryFn: async ({ signal }) => {
      if (captionsId === null) return [];
      const response = await fetch((await renewed(captionsId)).address, { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return readCaptions(await response.text());
    },
    staleTime: Infinity,
  });
}

function useRecording(id: string) {
  const renewed = useRenewedMedia();
  return useQuery({
    queryKey: ['captions-recording', id],
    queryFn: () => renewed(id),
    staleTime: Infinity,
  });
}
