import type { SubmissionVersion } from '@sinau/contracts/submission/submission.schemas';
import { compareTexts } from './compare-texts.ts';
import './submission.css';

interface SubmissionTextProps {
  version: Pick<SubmissionVersion, 'content'>;
  /** Shows what changed since this one. */
  before?: Pick<SubmissionVersion, 'content'> | undefined;
}

/** What was written, with its line breaks; beside an older version, what was added and taken out. */
export function SubmissionText({ version, before }: SubmissionTextProps) {
  if (!before) return version.content ? <div className="submission-text">{version.content}</div> : null;
  return (
    <div className="submission-text">
      {compareTexts(before.content, version.content).map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </div>
  );
}
