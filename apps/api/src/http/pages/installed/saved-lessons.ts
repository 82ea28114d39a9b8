import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '@sinau/contracts/screens';

/** The application that plays saved lessons without a connection. */
export interface SavedLessonsApp {
  /** HTML of its page. */
  readonly template: string;
  /** Addresses of its page and of all that it needs without a connection. */
  readonly files: readonly string[];
}

type Manifest = Record<string, { file: string; css?: string[] }>;

/** Engine of streams, which a saved recording does not need, and the largest file of all. */
const isStreaming = (module: string) => module.endsWith('/player/streams/stream-engine.ts');
/** Font of the page; the alphabets of other languages fall back to one of the device. */
const isNeeded = (file: string) => /\.(js|css)$|-latin-wght-normal-.*\.woff2$/.test(file);

/** Reads the build of the application. */
export function readSavedLessonsApp(dist: string): SavedLessonsApp {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = Object.entries(manifest)
    .filter(([module]) => !isStreaming(module))
    .flatMap(([, { file, css = [] }]) => [file, ...css])
    .filter(isNeeded);
  const page = screens.savedLessons();
  return {
    template: readFileSync(join(dist, 'saved-lessons.html'), 'utf8'),
    files: [page, ...[...new Set(files)].sort().map((file) => `${page}/${file}`)],
  };
}
