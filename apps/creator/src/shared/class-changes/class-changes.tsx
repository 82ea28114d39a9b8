import { lessonKindLabels } from '@sinau/classroom';
import type {
  ClassChange,
  FieldChange,
  LessonChange,
  LessonDetail,
  SectionChange,
} from '@sinau/contracts/authoring/authoring/class-changes.schemas';
import { Badge } from '@sinau/ui';
import { changeLabels, detailLabels, fieldLabels } from './change-labels.ts';
import { TextDifference } from './text-difference.tsx';
import './class-changes.css';

/** Changes between two versions of a class, in words. */
export const ClassChanges = ({ changes }: { changes: readonly ClassChange[] }) =>
  changes.length === 0 ? (
    <p className="muted">Tidak ada yang berubah.</p>
  ) : (
    <ul className="class-changes">
      {changes.map((change) => (
        <li key={change.kind === 'field' ? change.field : `${change.kind}-${change.id}-${change.change}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );

function Change({ change }: { change: ClassChange }) {
  switch (change.kind) {
    case 'field':
      return <Field change={change} />;
    case 'section':
      return <Section change={change} />;
    case 'lesson':
      return <Lesson change={change} />;
  }
}

function Field({ change: { field, before, after, text } }: { change: FieldChange }) {
  return (
    <>
      <p className="row wraps">
        <b>{fieldLabels[field]}</b>
        {text?.isFormatOnly && <span className="muted">format, tautan, atau gambarnya</span>}
        {field === 'thumbnail' && <span className="muted">diganti</span>}
        {(field === 'category' || field === 'hasWatermark') && (
          <span>
            <del>{before ?? 'belum ada'}</del> <ins>{after ?? 'belum ada'}</ins>
          </span>
        )}
      </p>
      {text && <TextDifference text={text} />}
    </>
  );
}

const Section = ({ change: { title, change, before } }: { change: SectionChange }) => (
  <p className="row wraps">
    <Badge tone={changeLabels[change].tone}>{changeLabels[change].label}</Badge>
    <span>
      Bagian <b>{title}</b>
      {before !== null && <span className="muted"> (sebelumnya “{before}”)</span>}
    </span>
  </p>
);

function Lesson({ change: { type, title, section, change, details } }: { change: LessonChange }) {
  return (
    <>
      <p className="row wraps">
        <Badge tone={changeLabels[change].tone}>{changeLabels[change].label}</Badge>
        <span>
          {lessonKindLabels[type].label} <b>{title}</b> <span className="muted">di {section}</span>
        </span>
      </p>
      {details.length > 0 && (
        <ul className="class-changes-details">
          {details.map((detail, index) => (
            <Detail key={index} detail={detail} section={section} />
          ))}
        </ul>
      )}
    </>
  );
}

const Detail = ({ detail, section }: { detail: LessonDetail; section: string }) => (
  <li>
    {detailLabels(detail, section)}
    {detail.kind === 'text' && <TextDifference text={detail.text} />}
  </li>
);
