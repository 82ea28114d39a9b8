import { useState, type DragEvent } from 'react';

/** Accepts files dropped on an element with `dropProps`; null accepts none. `isOver` is for styling. */
export function useFileDrop(onFiles: ((files: FileList) => void) | null) {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return { isOver: false, dropProps: {} };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  };
  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } };
}
