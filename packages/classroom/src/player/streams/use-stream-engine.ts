import { useEffect, useEffectEvent, useState } from 'react';
import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';
import { createStreamAddresses, type Signed } from './addresses.ts';
import type { Selection } from './quality.ts';
import type { StreamEngine } from './stream-engine.ts';

interface StreamEngineOptions<R extends Signed> {
  /** Null where no engine is needed. */
  source: R | null;
  renditions: readonly Rendition[];
  selection: Selection | null;
  renew: () => Promise<R | null>;
  /** Returns the position to begin at, in seconds. */
  resumeAt: () => number;
  onFailure: () => void;
  /** Called before an engine leaves its element. */
  onLeave: () => void;
}

/** Streams a recording into an element: with an engine that is loaded when first needed. */
export function useStreamEngine<R extends Signed>(
  media: HTMLMediaElement | null,
  { source, renditions, selection, renew, resumeAt, onFailure, onLeave }: StreamEngineOptions<R>,
) {
  const [engine, setEngine] = useState<StreamEngine | null>(null);
  const [rendition, setRendition] = useState<RenditionName | null>(null);
  const playlist = selection?.playlist;
  const fail = useEffectEvent(onFailure);
  const leave = useEffectEvent(onLeave);
  const renewNow = useEffectEvent(renew);
  const optionsNow = useEffectEvent(() => ({ renditions, selection: selection!, startAt: resumeAt() }));

  useEffect(() => {
    if (!media || !source || !playlist) return undefined;
    let isGone = false;
    let created: StreamEngine | undefined;
    const start = async () => {
      const { createStreamEngine } = await import('./stream-engine.ts');
      if (isGone) return;
      created = createStreamEngine({
        media,
        addresses: createStreamAddresses(source, () => renewNow()),
        ...optionsNow(),
        onRendition: setRendition,
        onFailure: fail,
      });
      setEngine(created);
    };
    start().catch(fail);
    return () => {
      isGone = true;
      setEngine(null);
      setRendition(null);
      if (created) leave();
      created?.destroy();
    };
  }, [media, source, playlist]);

  const { rendition: chosen, ceiling, isSaving } = selection ?? {};
  useEffect(() => {
    if (engine) engine.select(optionsNow().selection);
  }, [engine, chosen, ceiling, isSaving]);

  return { rendition, speed: engine ? engine.speed : null };
}
