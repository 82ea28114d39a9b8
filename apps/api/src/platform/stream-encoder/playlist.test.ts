import { expect, test } from 'vitest';
import { bandwidthsOf, playlistOf } from './playlist.ts';

const fragments = [
  { offset: 1000, size: 50_000, seconds: 4 },
  { offset: 51_000, size: 100_000, seconds: 4 },
  { offset: 151_000, size: 5_000, seconds: 0.04 },
];

test('a playlist names the bytes of each fragment in the file beside it', () => {
  expect(playlistOf({ initialSize: 900, fragments, codecs: 'mp4a.40.2', size: 156_000 }, 'v360.mp4')).toBe(
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="v360.mp4",BYTERANGE="900@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:50000@1000
v360.mp4
#EXTINF:4.000000,
#EXT-X-BYTERANGE:100000@51000
v360.mp4
#EXTINF:0.040000,
#EXT-X-BYTERANGE:5000@151000
v360.mp4
#EXT-X-ENDLIST
`,
  );
});

test('the peak is that of some seconds: a last frame counts with what comes before it', () => {
  expect(bandwidthsOf(fragments)).toEqual({
    bandwidth: Math.ceil((105_000 * 8) / 4.04),
    averageBandwidth: Math.ceil((155_000 * 8) / 8.04),
  });
  expect(bandwidthsOf([{ offset: 0, size: 1000, seconds: 0.1 }])).toEqual({
    bandwidth: 80_000,
    averageBandwidth: 80_000,
  });
});
