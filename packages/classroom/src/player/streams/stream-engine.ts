import type { ErrorData, HlsConfig, Level, LoaderStats, LoadPolicy, RetryConfig } from 'hls.js';
import { renditionNames, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';
import type { StreamAddresses } from './addresses.ts';
import { estimateSpeed, rememberSpeed } from './connection.ts';
import { Hls } from './hls-light.ts';
import { firstOf, playlistOf, quickest, type Selection } from './quality.ts';

interface StreamOptions {
  media: HTMLMediaElement;
  addresses: StreamAddresses;
  /** By ascending bandwidth. */
  renditions: readonly Rendition[];
  selection: Selection;
  /** Position in seconds. */
  startAt: number;
  /** Called with the rendition that is seen from now on. */
  onRendition: (name: RenditionName) => void;
  onFailure: () => void;
}

export interface StreamEngine {
  /** Streams something else of the same playlist from now on, without a break. */
  select: (selection: Selection) => void;
  /** Bits per second at which data arrives. */
  speed: () => number;
  destroy: () => void;
}

/** Seconds that are loaded ahead: before the first play, while data is saved, and otherwise. */
const ahead = { before: 1, saving: 12, usual: 40 } as const;
/** More pixels than this per CSS pixel are hardly seen on a moving picture, but paid for. */
const maxPixelRatio = 2;

/** Streams a recording by HLS into an element. */
export function createStreamEngine({ media, addresses, renditions, startAt, ...options }: StreamOptions) {
  let { selection } = options;
  /** True until the first segment after a start or a jump has arrived. */
  let isHurrying = true;
  let hasPlayed = !media.paused;
  let hasRecovered = false;
  let isGone = false;
  let latest: LoaderStats | undefined;
  const hls = new Hls({ ...configOf(addresses), startPosition: startAt, abrEwmaDefaultEstimate: estimateSpeed() });

  const indexOf = (name: RenditionName) => hls.levels.findIndex((level) => nameOf(level) === name);
  const update = () => {
    const { isSaving, ceiling } = selection;
    hls.config.maxBufferLength = hls.config.maxMaxBufferLength = hasPlayed
      ? isSaving
        ? ahead.saving
        : ahead.usual
      : ahead.before;
    const limits = [ceiling ? indexOf(ceiling) : -1, levelForSize(hls.levels, media)];
    if (isHurrying)
      limits.push(
        quickest(
          hls.levels.map(({ averageBitrate }) => averageBitrate),
          hls.bandwidthEstimate,
        ),
      );
    const limit = Math.min(...limits.filter((index) => index >= 0));
    hls.autoLevelCapping = Number.isFinite(limit) ? limit : -1;
  };
  const chosen = () => (selection.rendition && hls.levels.length > 1 ? indexOf(selection.rendition) : -1);

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    update();
    hls.loadLevel = chosen();
  });
  hls.on(Hls.Events.FRAG_LOADING, (_type, { frag }) => {
    latest = frag.stats;
  });
  hls.on(Hls.Events.FRAG_BUFFERED, (_type, { frag }) => {
    if (frag.sn === 'initSegment') return;
    isHurrying = false;
    rememberSpeed(hls.bandwidthEstimate);
    update();
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_type, { level }) => {
    const name = hls.levels[level] && nameOf(hls.levels[level]);
    if (name) options.onRendition(name);
  });
  hls.on(Hls.Events.ERROR, (_type, { fatal, type }: ErrorData) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
    } else options.onFailure();
  });

  const onPlay = () => {
    hasPlayed = true;
    update();
  };
  const onSeeking = () => {
    if (isBuffered(media)) return;
    isHurrying = true;
    update();
    // hls.js caches its last choice, and would load one more segment of that level.
    if (hls.autoLevelCapping >= 0) hls.nextAutoLevel = Math.min(hls.nextAutoLevel, hls.autoLevelCapping);
  };
  media.addEventListener('play', onPlay);
  media.addEventListener('seeking', onSeeking);
  // The playlist of the first rendition comes together with that of all: the browser's cache answers hls.js with it.
  void addresses.of(playlistOf(firstOf(renditions, selection, estimateSpeed()))).then(preload);
  void addresses.of(selection.playlist).then((address) => isGone || hls.loadSource(address));
  hls.attachMedia(media);

  return {
    select(next) {
      selection = next;
      update();
      const level = chosen();
      // What is loaded already stays, unless something better was asked for.
      if (level > hls.currentLevel) hls.nextLevel = level;
      else hls.loadLevel = level;
    },
    speed: () => speedOf(latest) ?? hls.bandwidthEstimate,
    destroy() {
      isGone = true;
      media.removeEventListener('play', onPlay);
      media.removeEventListener('seeking', onSeeking);
      hls.destroy();
    },
  } satisfies StreamEngine;
}

function configOf(addresses: StreamAddresses): Partial<HlsConfig> {
  const { playlistLoadPolicy, manifestLoadPolicy, fragLoadPolicy } = Hls.DefaultConfig;
  const shouldRetry: RetryConfig['shouldRetry'] = (config, count, _isTimeout, response, retries) => {
    if (response?.code !== expired) return retries;
    addresses.refuse();
    return count < (config?.maxNumRetry ?? 0);
  };
  const renewing = ({ default: policy }: LoadPolicy): LoadPolicy => ({
    default: { ...policy, errorRetry: policy.errorRetry && { ...policy.errorRetry, shouldRetry } },
  });
  return {
    // A smaller picture is better than a pause: hls.js would wait up to four seconds for a larger one, at each segment.
    maxStarvationDelay: 0.5,
    maxLoadingDelay: 0.5,
    abrBandWidthFactor: 0.8,
    // The test segment of hls.js would delay the first picture by a request, and tell no more of the line.
    testBandwidth: false,
    // Segments are passed on as they are, which needs no thread.
    enableWorker: false,
    manifestLoadPolicy: renewing(manifestLoadPolicy),
    playlistLoadPolicy: renewing(playlistLoadPolicy),
    fragLoadPolicy: renewing(fragLoadPolicy),
    // Playlists name their neighbors, so the last word of an address is all that counts.
    xhrSetup: async (xhr, url, { rangeStart }) => xhr.open('GET', await addresses.of(fileNameOf(url), rangeStart)),
  };
}

/** Preloads a file into the browser's cache; hls.js requests it again if that fails. */
const preload = (address: string) => fetch(address).catch(() => undefined);

/** Status of an address whose signature has expired. */
const expired = 410;

const fileNameOf = (address: string) => new URL(address, location.href).pathname.split('/').at(-1)!;
const nameOf = ({ uri }: Level) => renditionNames.find((name) => fileNameOf(uri) === playlistOf(name));

/** The smallest level that fills the element. */
function levelForSize(levels: readonly Level[], { clientWidth }: HTMLMediaElement) {
  const pixels = clientWidth * Math.min(devicePixelRatio, maxPixelRatio);
  return pixels > 0 ? levels.findIndex(({ width }) => width >= pixels) : -1;
}

/** Bits per second of what has been arriving for more than a second. */
function speedOf(stats: LoaderStats | undefined) {
  if (!stats || stats.loading.end > 0 || stats.loading.start === 0) return undefined;
  const ms = performance.now() - stats.loading.start;
  return ms > 1000 ? (stats.loaded * 8000) / ms : undefined;
}

function isBuffered({ buffered, currentTime }: HTMLMediaElement) {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime && currentTime < buffered.end(index)) return true;
  return false;
}
