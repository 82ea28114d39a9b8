import { useEffect, useRef } from 'react';
import type { SubmissionVersion } from '@sinau/contracts/study/submission/submission.schemas';
import { bodyStart } from '@sinau/contracts/study/assistant/assistant.rules';
import { compareTexts } from './compare-texts.ts';
import './submission.css';

interface SubmissionTextProps {
  version: Pick<SubmissionVersion, 'content'>;
  /** Older version to compare with. */
  before?: Pick<SubmissionVersion, 'content'> | undefined;
  /** The first line of a news text is its headline. */
  hasHeadline?: boolean;
  /** Passage to highlight. */
  marked?: { start: number; length: number } | null;
}

/** The submitted text, with its line breaks; with an older version, its additions and deletions. */
export function SubmissionText({ version, before, hasHeadline = false, marked = null }: SubmissionTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const isCompared = before !== undefined;
  // Scrolls once for each highlighted passage, not on every render.
  useEffect(() => {
    if (marked && !isCompared) text.current?.querySelector('mark')?.scrollIntoView?.({ block: 'center' });
  }, [marked, isCompared]);
  if (!before) {
    if (!version.content) return null;
    return (
      <div className="submission-text" ref={text}>
        {piecesOf(version.content, hasHeadline ? bodyStart(version.content) : 0, marked).map((piece) => (
          <Piece key={piece.start} {...piece} />
        ))}
      </div>
    );
  }
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

/** Splits a text at the end of the headline and at both ends of the highlighted passage. */
function piecesOf(content: string, headlineEnd: number, marked: SubmissionTextProps['marked']) {
  const [from, to] = marked ? [marked.start, marked.start + marked.length] : [0, 0];
  const cuts = [...new Set([0, headlineEnd, from, to, content.length])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    text: content.slice(start, cuts[index + 1]),
    isHeadline: start < headlineEnd,
    isMarked: start >= from && start < to,
  }));
}

function Piece({ text, isHeadline, isMarked }: { text: string; isHeadline: boolean; isMarked: boolean }) {
  const shown = isMarked ? <mark>{text}</mark> : text;
  return isHeadline ? <b className="submission-headline">{shown}</b> : <span>{shown}</span>;
}
