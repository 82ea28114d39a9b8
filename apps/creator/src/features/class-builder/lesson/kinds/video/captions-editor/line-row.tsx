import { memo, type RefObject } from 'react';
import { timecode } from '@sinau/format';
import { TriangleAlert } from '@sinau/ui/icons';
import type { EditedLine } from './line-commands.ts';

interface LineRowProps {
  line: EditedLine;
  /** Whether the video shows it. */
  isShown: boolean;
  warning: string | null;
  open: RefObject<(id: string) => void>;
}

/** A line that is not edited now; thousands of them stay as they are while one is typed in. */
export const LineRow = memo(function LineRow({ line, isShown, warning, open }: LineRowProps) {
  return (
    <li data-shown={isShown || undefined}>
      <button type="button" className="captions-row" onClick={() => open.current(line.id)}>
        <span className="num">{timecode(line.start)}</span>
        <span className="captions-row-text">{line.text || <i className="muted">Kosong</i>}</span>
        {warning && <TriangleAlert aria-label={warning} />}
      </button>
    </li>
  );
});
