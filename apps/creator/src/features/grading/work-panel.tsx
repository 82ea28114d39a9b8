import { useEffect, useState } from 'react';
import { GradeView, PdfViewer, SubmissionFiles, SubmissionText, wordBounds } from '@sinau/classroom';
import type {
  GradedSubmission,
  GradedVersion,
  SubmissionFile,
} from '@sinau/contracts/study/submission/submission.schemas';
import { countWords, splitNews } from '@sinau/contracts/study/assistant/assistant.rules';
import { dateTime, decimal } from '@sinau/format';
import { Accordion, AccordionItem, Badge, Button, Card, RichText, Select } from '@sinau/ui';
import { Essays } from './essays.tsx';
import { versionWord } from './version-word.ts';

interface WorkPanelProps {
  submission: GradedSubmission;
  /** Version that is shown. */
  version: GradedVersion;
  onChoose: (number: number) => void;
  /** Range of the text to highlight. */
  marked: { start: number; length: number } | null;
  /** Loads the submission again, with addresses that are valid from now on. */
  onRenew: () => Promise<GradedSubmission | undefined>;
}

/** Submitted work: the text, pictures and PDFs in place, each version beside the one before. */
export function WorkPanel({ submission, version, onChoose, marked, onRenew }: WorkPanelProps) {
  const { versions, lesson } = submission;
  const isQuiz = lesson.type === 'quiz';
  const unit = versionWord(lesson.type);
  const [isComparing, setComparing] = useState(false);
  // An older version allows no highlights.
  useEffect(() => {
    if (marked) setComparing(false);
  }, [marked]);
  const before = isQuiz ? undefined : versions.find(({ number }) => number === version.number - 1);
  const asked = version.brief.words ? wordBounds(version.brief.words) : null;
  return (
    <Card as="section" padded className="work-panel" aria-label="Tugas yang dikumpulkan">
      <div className="row wraps">
        {versions.length > 1 && (
          <Select aria-label={unit} value={version.number} onChange={({ target }) => onChoose(Number(target.value))}>
            {versions.map(({ number }) => (
              <option key={number} value={number}>
                {unit} {number}
              </option>
            ))}
          </Select>
        )}
        {before && (
          <Button variant="outline" size="sm" aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
            {isComparing ? 'Sembunyikan perubahan' : `Bandingkan dengan versi ${before.number}`}
          </Button>
        )}
        <span className="muted sm num">Dikumpulkan {dateTime(version.submittedAt)}</span>
        {version.isLate && <Badge tone="danger">Terlambat</Badge>}
      </div>
      {version.brief.instruction && (
        <Accordion look="plain">
          <AccordionItem title={isQuiz ? 'Petunjuk kuis' : 'Petunjuk tugas'}>
            <RichText html={version.brief.instruction} />
            {asked && <p className="muted sm">Panjang: {asked.toLowerCase()}</p>}
          </AccordionItem>
        </Accordion>
      )}
      {lesson.type === 'news_writing' && (
        <p className="muted sm num">{decimal(countWords(splitNews(version.content).body))} kata</p>
      )}
      {isQuiz ? (
        <Essays essays={version.essays} names={new Map(version.brief.rubric.map(({ id, title }) => [id, title]))} />
      ) : (
        <SubmissionText
          version={version}
          before={isComparing ? before : undefined}
          hasHeadline={lesson.type === 'news_writing'}
          marked={marked}
        />
      )}
      <Attachments version={version} onRenew={onRenew} />
      <GradeView version={version} />
    </Card>
  );
}

function Attachments({ version, onRenew }: { version: GradedVersion; onRenew: WorkPanelProps['onRenew'] }) {
  const renew = async (id: string) => {
    const fresh = await onRenew();
    return fresh?.versions.flatMap(({ files }) => files).find((file) => file.id === id) ?? null;
  };
  return (
    <>
      <SubmissionFiles files={version.files} />
      {version.files.map((file) => (
        <Inline key={file.id} file={file} renew={() => renew(file.id)} />
      ))}
    </>
  );
}

/** Documents are downloaded: browsers cannot show them. */
function Inline({ file, renew }: { file: SubmissionFile; renew: () => Promise<SubmissionFile | null> }) {
  if (file.kind === 'image') return <img className="work-panel-picture" src={file.address} alt={file.name} />;
  if (file.kind !== 'pdf') return null;
  return (
    <div className="work-panel-pdf">
      <PdfViewer showProgress={false} file={{ ...file, pageCount: file.pageCount ?? 1 }} renew={renew} />
    </div>
  );
}
