import { lazySection } from '@sinau/shell';

const load = () => import('@sinau/classroom/players');

/** Players come beside the lesson that they play: its page shows without them. */
export const VideoPlayer = lazySection(async () => (await load()).VideoPlayer);
export const AudioPlayer = lazySection(async () => (await load()).AudioPlayer);
