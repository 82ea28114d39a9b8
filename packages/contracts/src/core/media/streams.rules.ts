/**
 * Renditions of a recording, as they are called in the store and in addresses: the picture in so many lines, or its
 * sound alone in so many kilobits per second.
 */
export const renditionNames = ['a48', 'a64', 'a96', 'v240', 'v360', 'v480', 'v720', 'v1080'] as const;
export type RenditionName = (typeof renditionNames)[number];

/** Name of the playlist of all renditions, beside the file of the recording. */
export const masterPlaylist = 'master.m3u8';

/** Name of the last step, after all renditions: poster, and pictures of the seek bar. */
export const picturesStep = 'pictures';
export type StreamStep = RenditionName | typeof picturesStep;
