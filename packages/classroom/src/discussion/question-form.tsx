import { useSyncExternalStore } from 'react';
import { timecode } from '@sinau/format';
import { Button, useLocalDraft } from '@sinau/ui';
import { Clock, X } from '@sinau/ui/icons';
import { useDraftKey } from './discussion-context.ts';
import { EntryForm } from './entry-form.tsx';
import type { DiscussionHandlers } from './handlers.ts';
import type { Playhead } from './playhead.ts';

interface QuestionFormProps {
  lessonId: string;
  /** Playhead of the recording beside the form. */
  playhead: Playhead;
  onAsk: DiscussionHandlers['ask'];
}

/** Form to ask about a lesson; beside a recording also about one second of it. */
export function QuestionForm({ lessonId, playhead, onAsk }: QuestionFormProps) {
  const draftKey = useDraftKey('ask', lessonId);
  const [second, setSecond] = useLocalDraft(`${draftKey}:second`);
  const isPlayable = useSyncExternalStore(playhead.subscribe, playhead.isThere);
  return (
    <EntryForm
      label="Tulis pertanyaan tentang materi ini"
      placeholder="Ada yang ingin kamu tanyakan?"
      draftKey={draftKey}
      onSend={async (content) => {
        await onAsk(content, second === '' ? null : Number(second));
        setSecond('');
      }}
    >
      {second !== '' ? (
        <Button
          variant="text"
          size="sm"
          className="entry-form-second"
          aria-label={`Lepas dari ${timecode(Number(second))}`}
          onClick={() => setSecond('')}
        >
          <Clock />
          Tentang {timecode(Number(second))}
          <X />
        </Button>
      ) : (
        isPlayable && (
          <Button
            variant="text"
            size="sm"
            className="entry-form-second"
            onClick={() => setSecond(String(playhead.second()))}
          >
            <Clock />
            Tautkan ke detik ini
          </Button>
        )
      )}
    </EntryForm>
  );
}
