import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { writeCaptions, type CaptionsLine } from '@sinau/contracts/core/media/captions-text.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { Button, IconButton, Notice } from '@sinau/ui';
import { Plus, Redo2, Undo2 } from '@sinau/ui/icons';
import { UploadStatus } from '../../../../../../shared/upload/upload-status.tsx';
import { useCaptionsUpload } from '../../media.data.ts';
import type { CaptionsEditorProps } from './editor-props.ts';
import { finderOf, inOrder, insertLine, lineShownAt, type Lines } from './line-commands.ts';
import { LineList } from './line-list.tsx';
import { rowsOf } from './line-rows.ts';
import { ReplaceBar } from './replace-bar.tsx';
import type { unsavedCaptions } from './unsaved-captions.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useLinesHistory } from './use-lines-history.ts';
import { VideoPane } from './video-pane.tsx';

interface LinesEditorProps extends CaptionsEditorProps {
  initial: Lines;
  recording: Media;
  unsaved: ReturnType<typeof unsavedCaptions>;
  /** Returns to the stored captions; null unless unsaved ones were restored. */
  onDiscard: (() => void) | null;
}

export function LinesEditor({ initial, recording, unsaved, language, onDiscard, onSaved, onClose }: LinesEditorProps) {
  const { lines, change, undo, redo } = useLinesHistory(initial);
  const [selected, select] = useState<string | null>(initial[0]?.id ?? null);
  const [shown, setShown] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const player = useRef<HTMLVideoElement>(null);
  const isStored = useUnsavedLines(lines, initial, unsaved);
  const sent = useRef(lines);
  const upload = useCaptionsUpload((captionsId) => {
    onSaved(captionsId);
    // Text written meanwhile waits for the next time.
    if (sent.current !== lines) return;
    unsaved.remove();
    onClose();
  });
  const save = () => {
    sent.current = lines;
    upload.start(new File([writeCaptions(lines)], `takarir-${language}.vtt`, { type: 'text/vtt' }));
  };
  const isEmpty = lines.every(({ text }) => isBlank(text));
  const rows = rowsOf(lines);
  const warnings = rows.filter(({ warning }) => warning !== null);
  const found = useFound(lines, typed);
  const now = () => player.current?.currentTime ?? 0;
  const open = (id: string) => {
    select(id);
    const line = lines.find((one) => one.id === id);
    if (line && player.current) player.current.currentTime = line.start;
  };
  const insert = () => {
    const inserted = insertLine(lines, now());
    change(() => inserted.lines);
    select(inserted.id);
  };
  const step = (by: 1 | -1) => {
    const next = lines[lines.findIndex((line) => line.id === selected) + by];
    if (next) open(next.id);
  };
  const nextWarning = () => {
    const at = lines.findIndex((line) => line.id === selected);
    const next = [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ warning }) => warning !== null);
    if (next) open(next.line.id);
  };
  useEditorKeys({ player, selected, change, undo, redo, save: isEmpty ? null : save, step, insert });

  return (
    <>
      {onDiscard && (
        <Notice
          tone="neutral"
          action={
            <Button size="sm" variant="outline" onClick={onDiscard}>
              Buang
            </Button>
          }
        >
          Suntinganmu yang belum disimpan dibuka lagi.
        </Notice>
      )}
      {!isStored && (
        <Notice tone="danger">Perangkat ini tidak bisa menyimpan suntinganmu sementara. Simpan sebelum menutup.</Notice>
      )}
      <UploadStatus kind="captions" upload={upload} />
      <div className="captions-columns">
        <VideoPane
          ref={player}
          recording={recording}
          line={lines.find(({ id }) => id === shown)?.text ?? ''}
          language={language}
          onTime={(seconds) => setShown(lines[lineShownAt(lines, seconds)]?.id ?? null)}
        />
        <div className="captions-lines">
          <div className="captions-tools" role="toolbar" aria-label="Takarir">
            <Button size="sm" variant="outline" onClick={insert}>
              <Plus />
              Baris baru
            </Button>
            <IconButton size="sm" label="Urungkan (Ctrl+Z)" disabled={!undo} onClick={undo ?? undefined}>
              <Undo2 />
            </IconButton>
            <IconButton size="sm" label="Ulangi (Ctrl+Shift+Z)" disabled={!redo} onClick={redo ?? undefined}>
              <Redo2 />
            </IconButton>
            <span className="grow" />
            <Button size="sm" disabled={isEmpty} loading={upload.state.kind === 'sending'} onClick={save}>
              Simpan
            </Button>
          </div>
          <ReplaceBar
            lines={lines}
            found={found?.size ?? null}
            typed={typed}
            onTyped={setTyped}
            onReplace={(replaced) => change(() => replaced)}
          >
            {warnings.length > 0 && (
              <Button size="sm" variant="text" onClick={nextWarning}>
                {warnings.length} perlu dilihat
              </Button>
            )}
          </ReplaceBar>
          <LineList
            lines={lines}
            rows={found ? rows.filter(({ line }) => line.id === selected || found.has(line.id)) : rows}
            selected={selected}
            shown={shown}
            now={now}
            change={change}
            onOpen={open}
            onLeave={() => change(inOrder)}
          />
        </div>
      </div>
    </>
  );
}

/** Ids of the lines that contain a typed text; null without one. */
function useFound(lines: Lines, typed: string) {
  const searched = useDeferredValue(typed);
  return useMemo(() => {
    if (isBlank(searched)) return null;
    const contains = finderOf(searched);
    return new Set(lines.filter(contains).map(({ id }) => id));
  }, [lines, searched]);
}

/** Stores changed lines on the device; returns false if it stores nothing. */
function useUnsavedLines(lines: Lines, initial: Lines, unsaved: ReturnType<typeof unsavedCaptions>) {
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    if (lines !== initial) setStored(unsaved.write(lines.map(withoutId)));
  }, [lines, initial, unsaved]);
  return isStored;
}

const withoutId = ({ id: _id, ...line }: Lines[number]): CaptionsLine => line;
