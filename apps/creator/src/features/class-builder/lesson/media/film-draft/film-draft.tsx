import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { Button, Card } from '@sinau/ui';
import { Video } from '@sinau/ui/icons';
import { useLessonContext } from '../../lesson-context.ts';
import { useTranscription } from '../captions/transcription.data.ts';
import { articleOf, chaptersAt, questionsOf } from './skeletons.ts';
import { useAddDrafts, useChapterProposal, useStartProposal } from './film-draft.data.ts';

interface FilmDraftProps {
  mediaId: string;
  chapters: readonly Chapter[];
  onChange: (chapters: Chapter[]) => void;
}

/** Makes more of one recording: chapters where its speaker pauses, then an article and a quiz to be corrected. */
export function FilmDraft({ mediaId, chapters, onChange }: FilmDraftProps) {
  const { built } = useLessonContext();
  const { data: offer } = useChapterProposal(mediaId);
  if (!offer?.isAvailable || built.type === 'webinar') return null;
  return (
    <Card as="section" className="upload" aria-label="Kelas dari satu rekaman">
      <div className="upload-file">
        <Video />
        <div className="grow">
          <b>Kelas dari satu rekaman</b>
          <p className="muted sm">
            Bab dari jeda bicaramu, lalu kerangka artikel dan kuis lima soal. Semuanya draf yang kamu perbaiki dulu.
          </p>
        </div>
      </div>
      {chapters.length === 0 ? (
        <Proposal mediaId={mediaId} onUse={(seconds) => onChange(chaptersAt(seconds))} />
      ) : (
        <Drafts built={built} mediaId={mediaId} chapters={chapters} />
      )}
    </Card>
  );
}

function Proposal({ mediaId, onUse }: { mediaId: string; onUse: (seconds: readonly number[]) => void }) {
  const proposal = useChapterProposal(mediaId).data?.proposal ?? null;
  const start = useStartProposal(mediaId);
  if (proposal?.state === 'ready')
    return proposal.seconds.length > 1 ? (
      <Button variant="outline" block onClick={() => onUse(proposal.seconds)}>
        Pakai {proposal.seconds.length} bab yang diusulkan
      </Button>
    ) : (
      <p className="muted sm" role="status">
        Tidak ada jeda yang cukup panjang untuk dijadikan bab. Tambahkan sendiri di atas.
      </p>
    );
  const isRunning = proposal?.state === 'running';
  return (
    <>
      {proposal?.state === 'failed' && <p className="muted sm">Rekaman belum bisa didengarkan. Coba lagi.</p>}
      <Button variant="outline" block loading={isRunning || start.isPending} onClick={() => start.mutate()}>
        {isRunning ? 'Mendengarkan rekaman' : 'Usulkan bab'}
      </Button>
    </>
  );
}

interface DraftsProps {
  built: Program;
  mediaId: string;
  chapters: readonly Chapter[];
}

function Drafts({ built, mediaId, chapters }: DraftsProps) {
  const { lessonId, title } = useLessonContext();
  const section = built.sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lines = useTranscription(mediaId).data?.transcription?.lines ?? [];
  const add = useAddDrafts(built, section?.id ?? '');
  if (!section) return null;
  const create = () =>
    add.mutate([
      { type: 'article', title: `Ringkasan: ${title}`.slice(0, 150), content: { html: articleOf(chapters, lines) } },
      {
        type: 'quiz',
        title: `Kuis: ${title}`.slice(0, 150),
        content: { instruction: '', questions: questionsOf(chapters) },
      },
    ]);
  return (
    <Button variant="outline" block loading={add.isPending} disabled={add.isSuccess} onClick={create}>
      {add.isSuccess ? 'Draf sudah ditambahkan' : 'Buat kerangka artikel dan kuis'}
    </Button>
  );
}
