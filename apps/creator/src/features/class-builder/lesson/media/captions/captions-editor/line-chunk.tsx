import { memo, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { Chunk } from './line-rows.ts';
import { LineRow } from './line-row.tsx';

interface LineChunkProps {
  chunk: Chunk;
  /** Id of the line that is edited, if it is one of these. */
  selected: string | null;
  /** Id of the line that the video shows, if it is one of these. */
  shown: string | null;
  /** The line that is edited; null if it is none of these. */
  editor: ReactNode;
  open: RefObject<(id: string) => void>;
}

/** Some lines of many: those of other chunks stay as they are while one is typed in. */
export const LineChunk = memo(function LineChunk({ chunk, selected, shown, editor, open }: LineChunkProps) {
  return (
    <ol className="captions-chunk" style={{ '--lines': chunk.length } as CSSProperties}>
      {chunk.map((row) =>
        row.line.id === selected ? (
          editor
        ) : (
          <LineRow key={row.line.id} row={row} isShown={row.line.id === shown} open={open} />
        ),
      )}
    </ol>
  );
});
