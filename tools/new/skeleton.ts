import { apiFilesOf } from './api-files.ts';
import type { Floor } from './floors.ts';
import { screenFilesOf } from './screen-files.ts';

/** The files of a new feature by their paths, from contract to screen. */
export function skeletonOf(floor: Floor, feature: string): Map<string, string> {
  const Name = feature[0]!.toUpperCase() + feature.slice(1);
  return new Map([...apiFilesOf(floor, feature, Name), ...screenFilesOf(floor, feature, Name)]);
}
