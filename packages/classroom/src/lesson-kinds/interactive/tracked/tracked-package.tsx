import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PackageManifest, PackagePart } from '@sinau/contracts/core/media/package.schemas';
import { maxTrackedState } from '@sinau/contracts/study/lesson/interactive.rules';
import {
  openPartCount,
  partResultOf,
  readTrackedState,
  startOf,
  trackedResultOf,
  withPart,
  type PartStart,
  type TrackedMessage,
  type TrackedResult,
  type TrackedState,
} from '@sinau/contracts/study/lesson/tracking.rules';
import { decimal } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { Circle, CircleCheck } from '@sinau/ui/icons';
import { FrameStage } from '../frame-stage.tsx';
import { PackagePhase } from '../package-phase.tsx';
import { useOpenedPackage, type PackageFile, type RenewPackage } from '../use-opened-package.ts';
import type { PackageStore } from '../use-package-messages.ts';
import { useTrackedMessages } from './use-tracked-messages.ts';
import './tracked-package.css';

export interface TrackedPackageProps {
  title: string;
  file: PackageFile;
  manifest: PackageManifest;
  /** Gets the package at a new address once the old one has expired. */
  renew: RenewPackage;
  store: PackageStore;
  /** Id under which the package knows its participant; no name and no address. */
  learner: string;
  /** Label of its result. */
  resultLabel: string;
}

/** A SCORM or H5P package in its sandbox, with the menu of its parts and the result that it reports. */
export function TrackedPackage({ title, file, manifest, renew, store, learner, resultLabel }: TrackedPackageProps) {
  const { phase, address, onLoad, open } = useOpenedPackage(file, renew);
  const [state, setState] = useState(() => readTrackedState(store.read()));
  const [isTooLarge, setTooLarge] = useState(false);
  const [partId, select] = useState(() => partOf(manifest, state.part).id);
  /** Choosing from the menu enters the part: a stage that was shut for the last one opens. */
  const [choice, setChoice] = useState(0);
  const part = partOf(manifest, partId);
  const openCount = openPartCount(state, manifest, part.id);
  const choose = (id: string) => {
    select(id);
    setChoice((count) => count + 1);
  };

  const onMessage = (message: TrackedMessage) => {
    if (message.type === 'left') return select((now) => targetOf(manifest, now, message));
    if (!manifest.parts.some(({ id }) => id === message.part)) return undefined;
    const text = withPart(readTrackedState(store.read()), message.part, message.cmi, maxTrackedState);
    setTooLarge(text === null);
    if (text === null) return undefined;
    store.write(text);
    return setState(readTrackedState(text));
  };

  return (
    <>
      {manifest.parts.length > 1 && (
        <PartMenu manifest={manifest} state={state} current={part.id} openCount={openCount} onChoose={choose} />
      )}
      <FrameStage key={choice} title={title}>
        {address && phase !== 'expired' && (
          <PartFrame
            key={`${address} ${part.id}`}
            title={title}
            address={addressOf(address, manifest, part)}
            startNow={() => startOf(part, readTrackedState(store.read()), { nonce: newNonce(), learner })}
            onLoad={onLoad}
            onMessage={onMessage}
          />
        )}
        <PackagePhase phase={phase} onOpen={open} />
      </FrameStage>
      <p className="package-result muted sm" role="status">
        {resultLabel}: <b>{wordsOf(trackedResultOf(state, manifest))}</b>
      </p>
      {isTooLarge && (
        <Notice tone="danger">
          Catatan materi ini melebihi yang bisa disimpan, jadi yang terakhir kamu kerjakan di dalamnya belum tersimpan.
        </Notice>
      )}
    </>
  );
}

interface PartMenuProps {
  manifest: PackageManifest;
  state: TrackedState;
  /** Id of the part in the frame. */
  current: string;
  /** Number of parts that are open, from the first: others open in their order. */
  openCount: number;
  onChoose: (id: string) => void;
}

/** Parts of a package in one line above it, which shows the current one. */
function PartMenu({ manifest, state, current, openCount, onChoose }: PartMenuProps) {
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const button = line.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the line is scrolled: the learner may be further down the page.
    if (button) line.current!.scrollLeft = button.offsetLeft - line.current!.clientWidth / 3;
  }, [current]);
  return (
    <nav className="package-parts" aria-label="Bagian materi">
      <ol ref={line}>
        {manifest.parts.map((one, index) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one.id === current || undefined}
              disabled={index >= openCount}
              onClick={() => onChoose(one.id)}
            >
              {iconOf(state.scorm[one.id], manifest)}
              <span>{one.title}</span>
            </button>
          </li>
        ))}
      </ol>
      {openCount < manifest.parts.length && (
        <p className="package-result muted sm">Bagian terbuka berurutan, sesuai aturan paketnya.</p>
      )}
    </nav>
  );
}

interface PartFrameProps {
  title: string;
  address: string;
  startNow: () => PartStart;
  onLoad: () => void;
  onMessage: (message: TrackedMessage) => void;
}

/** The frame of a part. Its name is what the part starts with, which its first page reads before anything else runs. */
function PartFrame({ title, address, startNow, onLoad, onMessage }: PartFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [start] = useState(startNow);
  useTrackedMessages(frame, { start, startNow, onMessage });
  return (
    <iframe
      ref={frame}
      name={JSON.stringify(start)}
      title={title}
      src={address}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}

const partOf = ({ parts }: PackageManifest, id: string | undefined): PackagePart =>
  parts.find((part) => part.id === id) ?? parts[0]!;

/** The address is that of the first part; the others stand beside it. */
const addressOf = (address: string, { parts }: PackageManifest, part: PackagePart) =>
  address.slice(0, address.length - parts[0]!.path.length) + part.path;

/** Returns the part to go to. A part that was left by the menu in the meantime no longer decides. */
function targetOf({ parts }: PackageManifest, now: string, { to, part }: Extract<TrackedMessage, { type: 'left' }>) {
  if (to === 'choice') return parts.some(({ id }) => id === part) ? part : now;
  if (part !== now) return now;
  const index = parts.findIndex(({ id }) => id === now) + (to === 'continue' ? 1 : -1);
  return parts[index]?.id ?? now;
}

/** Browsers have `randomUUID` on secure pages only. */
const newNonce = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('');

function iconOf(data: Record<string, unknown> | undefined, { format }: PackageManifest): ReactNode {
  const isDone = data !== undefined && partResultOf(data, format).isCompleted;
  return isDone ? <CircleCheck aria-label="Selesai" /> : <Circle aria-hidden />;
}

function wordsOf({ score, isCompleted, isPassed }: TrackedResult) {
  const words = [
    score === null ? null : decimal(score),
    isPassed === true ? 'lulus' : isPassed === false ? 'belum lulus' : isCompleted ? 'selesai' : null,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'belum ada';
}
