import { memo, type RefObject } from 'react';
import { timecode } from '@sinau/format';
import { TriangleAlert } from '@sinau/ui/icons';
import type { LineRow as Row } from './line-rows.ts';

interface LineRowProps {
  row: Row;
  /** True if the video shows it. */
  isShown: boolean;
  open: RefObject<(id: string) => void>;
}

/** A line that is not edited now. */
export const LineRow = memo(function LineRow({ row: { line, warning }, isShown, open }: LineRowProps) {
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
