import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findPassage, wordBounds } from '@sinau/classroom';
import {
  bodyStart,
  countWords,
  joinNews,
  maxHeadline,
  splitNews,
  type NewsText,
} from '@sinau/contracts/study/assistant/assistant.rules';
import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { maxSubmissionText } from '@sinau/contracts/study/submission/submission.rules';
import { decimal } from '@sinau/format';
import { Button, Card, Field, Input, SidePanel, Textarea } from '@sinau/ui';
import { SpellCheck } from '@sinau/ui/icons';
import { Conflict } from '../conflict.tsx';
import { HandIn, handInNote } from '../hand-in.tsx';
import { SaveStatus } from '../save-status.tsx';
import type { OpenedWork } from '../submission-lesson.tsx';
import { useDraft } from '../use-draft.ts';
import { Assistant } from './assistant.tsx';
import { useAssistant } from './use-assistant.ts';
import './news-form.css';

interface NewsFormProps extends OpenedWork {
  lesson: ParticipantLessonOf<'news_writing'>;
}

/** Form in which a news text is written, with the assistant beside it. The assistant only ever comments. */
export function NewsForm({ lesson: { session, content: asked }, submission, onOutdated }: NewsFormProps) {
  const { draftStore, draft } = useDraft({ session, submission, onOutdated });
  const { headline, body } = splitNews(draft.content);
  const write = (patch: Partial<NewsText>) => draftStore.write(joinNews({ headline, body, ...patch }));
  const fields = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const assistant = useAssistant(session, draft.content);

  const show = (passage: NonNullable<Remark['passage']>) => {
    const start = findPassage(draft.content, passage);
    assistant.setMissed(start === null);
    if (start === null) return;
    // A drawer returns the focus when it closes.
    flushSync(() => setOpen(false));
    select(fields.current, draft.content, start, passage.text.length);
  };

  const words = countWords(body);
  const wanted = wordBounds({ minimum: asked.minimumWords, maximum: asked.maximumWords });
  return (
    <div className="news-form">
      <Card as="section" padded className="news-form-paper" aria-label="Naskah berita">
        {draft.theirs && <Conflict mine={draft} theirs={draft.theirs} onChoose={draftStore.choose} />}
        <div ref={fields} className="news-form-fields">
          <Field label="Judul" aside={<SaveStatus {...draft} />}>
            <Input
              name="headline"
              className="news-form-headline"
              maxLength={maxHeadline}
              value={headline}
              placeholder="Judul berita"
              onChange={({ target }) => write({ headline: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                fields.current?.querySelector('textarea')?.focus();
              }}
            />
          </Field>
          <Field
            label="Isi berita"
            hint={`${decimal(words)} kata${wanted ? ` · diminta ${wanted.toLowerCase()}` : ''}`}
            error={draft.problem ?? undefined}
          >
            <Textarea
              name="body"
              className="news-form-body"
              rows={16}
              maxLength={maxSubmissionText - maxHeadline - 2}
              value={body}
              placeholder="Mulai dari lead. Tulisanmu tersimpan sendiri."
              onChange={({ target }) => write({ body: target.value })}
            />
          </Field>
        </div>
        <HandIn
          session={session}
          draftStore={draftStore}
          disabled={draft.content.trim() === '' || draft.theirs !== null}
          note={handInNote}
          summary={`Tulisanmu (${decimal(words)} kata${wanted ? `, diminta ${wanted.toLowerCase()}` : ''})`}
          onOutdated={onOutdated}
        />
      </Card>
      <Button className="news-form-opener" variant="outline" onClick={() => setOpen(true)}>
        <SpellCheck />
        AI-sisten{assistant.unread > 0 && ` (${assistant.unread})`}
      </Button>
      <SidePanel
        className="news-form-assistant"
        from="wide"
        side="right"
        title="AI-sisten"
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <Assistant assistant={assistant} isEmpty={draft.content.trim() === ''} onShow={show} />
      </SidePanel>
    </div>
  );
}

/** Moves the caret to a passage, and the page along with it. */
function select(fields: HTMLElement | null, content: string, start: number, length: number) {
  const begin = bodyStart(content);
  const isBody = start >= begin;
  const field = fields?.querySelector<HTMLInputElement | HTMLTextAreaElement>(isBody ? 'textarea' : 'input');
  const at = isBody ? start - begin : start;
  field?.setSelectionRange(at, at + length);
  field?.focus();
}
