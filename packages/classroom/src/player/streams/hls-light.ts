import type Full from 'hls.js';
// @ts-expect-error -- the light build has no declarations; it is the same class with less in it.
import Light from 'hls.js/light';

export const Hls = Light as typeof Full;
