import { createContext, use } from 'react';
import { useProfile } from '@sinau/shell';
import { useClassAccess } from '../class-access-context.ts';
import { watermarkOf, type Watcher } from './watermark.rules.ts';

/** The learner of an example; null where it is the signed-in user. */
export const SampleWatcher = createContext<Watcher | null>(null);

/** Returns what stands faintly over the videos of the open class; null where its makers do not ask for it. */
export function useWatermark(): string | null {
  const { program } = useClassAccess();
  const sample = use(SampleWatcher);
  const profile = useProfile();
  const watcher = sample ?? profile;
  return watcher && program.type !== 'webinar' && program.hasWatermark ? watermarkOf(watcher) : null;
}
