import type { Streams } from '@sinau/contracts/core/media/streams.schemas';

/** Source of a media element: the file, its playlist by the browser, or its segments by our engine. */
export type Delivery = 'file' | 'native' | 'engine';

const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Browsers of Apple play HLS themselves, and only then hand it to a television. All others have Media Source
 * Extensions; what some of them play by themselves leaves the user no choice of quality.
 */
export function deliveryOf(streams: Streams | null): Delivery {
  if (!streams) return 'file';
  const video = document.createElement('video');
  const hasMediaSource = 'MediaSource' in window;
  const isNative = video.canPlayType(hlsType) !== '' && (!hasMediaSource || hasAirPlay(video));
  if (isNative) return 'native';
  return hasMediaSource ? 'engine' : 'file';
}

const hasAirPlay = (video: HTMLVideoElement) => 'webkitShowPlaybackTargetPicker' in video;
