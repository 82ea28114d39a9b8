import { useId, useState } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { maxChapterTitle } from '@sinau/contracts/study/lesson/chapters.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { timecode } from '@sinau/format';
import { FieldError, IconButton, Input } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { secondIn } from './chapter-list.ts';

interface ChapterRowProps {
  chapter: Chapter;
  /** From 1. */
  position: number;
  /** Returns whether another chapter begins at a second. */
  isTaken: (second: number) => boolean;
  duration: number | null;
  readOnly: boolean;
  onTitle: (title: string) => void;
  onSecond: (second: number) => void;
  onRemove: () => void;
}

/** One chapter. What is typed is passed on while it is valid; a time, once its field is left. */
export function ChapterRow({ chapter, position, isTaken, duration, readOnly, ...on }: ChapterRowProps) {
  const errorId = useId();
  const title = useTyped(chapter.title);
  const time = useTyped(timecode(chapter.second));
  const timeError = timeProblem(secondIn(time.typed), { isTaken, duration });
  const titleError = isBlank(title.typed) ? 'Tulis judul bab' : null;
  const error = (time.isLeft && timeError) || (title.isLeft && titleError) || null;

  const leaveTime = () => {
    const second = secondIn(time.typed);
    time.leave();
    if (second !== null && second !== chapter.second && !timeError) on.onSecond(second);
    // 1.15 and 01:15 are the same.
    else if (second === chapter.second) time.type(timecode(second));
  };

  return (
    <li data-second={chapter.second}>
      <Input
        className="num"
        aria-label={`Waktu bab ${position}`}
        aria-invalid={time.isLeft && timeError ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode="numeric"
        maxLength={8}
        // The first chapter begins the recording.
        readOnly={readOnly || position === 1}
        value={time.typed}
        onChange={({ target }) => time.type(target.value)}
        onBlur={leaveTime}
        onKeyDown={({ key }) => key === 'Enter' && leaveTime()}
      />
      <Input
        className="chapter-row-title"
        aria-label={`Judul bab ${position}`}
        aria-invalid={title.isLeft && titleError ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        maxLength={maxChapterTitle}
        readOnly={readOnly}
        value={title.typed}
        onChange={({ target }) => {
          title.type(target.value);
          if (!isBlank(target.value)) on.onTitle(target.value);
        }}
        onBlur={title.leave}
      />
      {!readOnly && (
        <IconButton label={`Hapus bab ${position}`} onClick={on.onRemove}>
          <Trash2 />
        </IconButton>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </li>
  );
}

function timeProblem(second: number | null, { isTaken, duration }: Pick<ChapterRowProps, 'isTaken' | 'duration'>) {
  if (second === null) return 'Tulis waktunya seperti 1:15 atau 1:02:03';
  if (isTaken(second)) return 'Sudah ada bab yang mulai di waktu ini';
  if (duration !== null && second >= duration) return `Rekamannya berakhir di ${timecode(duration)}`;
  return null;
}

/** Text of a field: what is typed until another value comes from outside, and whether the field was left since. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return {
    typed,
    isLeft,
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
    },
    leave: () => setLeft(true),
  };
}
