import type { TextChange } from '@sinau/contracts/authoring/authoring/class-changes.schemas';

/** Number of words shown on each side of a change; those further away are omitted. */
const nearby = 12;

/** Text with its deletions and insertions. */
export function TextDifference({ text: { parts, isFormatOnly } }: { text: TextChange }) {
  if (isFormatOnly) return null;
  return (
    <p className="text-difference">
      {parts.map(({ op, text }, index) => {
        if (op === 'added')
          return (
            <ins key={index}>
              <span className="sr"> ditambah: </span>
              {text}
            </ins>
          );
        if (op === 'removed')
          return (
            <del key={index}>
              <span className="sr"> dihapus: </span>
              {text}
            </del>
          );
        return <span key={index}>{shortened(text, { isFirst: index === 0, isLast: index === parts.length - 1 })}</span>;
      })}
    </p>
  );
}

function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const words = text.match(/\s*\S+/g) ?? [];
  const head = isFirst ? 0 : nearby;
  const tail = isLast ? 0 : nearby;
  if (words.length <= head + tail + 1) return text;
  return [...words.slice(0, head), ' … ', ...words.slice(words.length - tail)].join('');
}
