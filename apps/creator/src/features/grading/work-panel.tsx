import { useState } from 'react';
import { GradeView, PdfViewer, SubmissionFiles, SubmissionText } from '@sinau/classroom';
import type {
  GradedSubmission,
  SubmissionFile,
  SubmissionVersion,
} from '@sinau/contracts/submission/submission.schemas';
import { dateTime } from '@sinau/format';
import { Accordion, AccordionItem, Badge, Button, Card, RichText, Select } from '@sinau/ui';

interface WorkPanelProps {
  submission: GradedSubmission;
  /** Loads the submission again, with addresses that are valid from now on. */
  onRenew: () => Promise<GradedSubmission | undefined>;
}

/** What was handed in: the text, pictures and PDFs in place, each version beside the one before. */
export function WorkPanel({ submission, onRenew }: WorkPanelProps) {
  const { versions } = submission;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isComparing, setComparing] = useState(false);
  const version = versions.find(({ number }) => number === chosen) ?? versions.at(-1)!;
  const before = versions.find(({ number }) => number === version.number - 1);
  return (
    <Card as="section" padded className="work-panel" aria-label="Tugas yang dikumpulkan">
      <div className="row wraps">
        {versions.length > 1 && (
          <Select aria-label="Versi" value={version.number} onChange={({ target }) => setChosen(Number(target.value))}>
            {versions.map(({ number }) => (
              <option key={number} value={number}>
                Versi {number}
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
      <Accordion look="plain">
        <AccordionItem title="Petunjuk tugas">
          <RichText html={version.brief.instruction} />
        </AccordionItem>
      </Accordion>
      <SubmissionText version={version} before={isComparing ? before : undefined} />
      <Attachments version={version} onRenew={onRenew} />
      <GradeView version={version} />
    </Card>
  );
}

function Attachments({ version, onRenew }: { version: SubmissionVersion; onRenew: WorkPanelProps['onRenew'] }) {
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

/** Documents are downloaded; browsers cannot show them. */
function Inline({ file, renew }: { file: SubmissionFile; renew: () => Promise<SubmissionFile | null> }) {
  if (file.kind === 'image') return <img className="work-panel-picture" src={file.address} alt={file.name} />;
  if (file.kind !== 'pdf') return null;
  return (
    <div className="work-panel-pdf">
      <PdfViewer showProgress={false} file={{ ...file, pageCount: file.pageCount ?? 1 }} renew={renew} />
    </div>
  );
}
