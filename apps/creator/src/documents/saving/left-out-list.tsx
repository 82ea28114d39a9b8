import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { wordsOf, type ConflictLabels } from './conflict-labels.ts';
import type { LeftOutVersion } from './left-out-versions.ts';
import './left-out-list.css';

interface LeftOutListProps {
  versions: readonly LeftOutVersion[];
  words: ConflictLabels;
  onPutBack: (version: LeftOutVersion) => void;
}

/** List of the versions that lost: a writer who decided too soon finds them here until the window is closed. */
export function LeftOutList({ versions, words, onPutBack }: LeftOutListProps) {
  const dispatch = useDispatch();
  if (versions.length === 0) return null;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    dispatch(snackbarShown({ tone: 'success', msg: 'Tersalin.' }));
  };
  return (
    <details className="left-out">
      <summary>Versi yang tidak dipakai ({versions.length})</summary>
      <ul>
        {versions.map((version) => {
          const text = wordsOf(words, version, version.value);
          return (
            <li key={version.id}>
              <b>{words.labelOf(version.path)}</b>
              <p className="left-out-text">
                {text ?? (version.value === undefined ? 'Bagian ini dihapus.' : 'Pilihan yang lain.')}
              </p>
              <span className="left-out-actions">
                <Button variant="outline" size="sm" onClick={() => onPutBack(version)}>
                  Pakai yang ini
                </Button>
                {text && (
                  <Button variant="text" size="sm" onClick={() => void copy(text)}>
                    Salin
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
