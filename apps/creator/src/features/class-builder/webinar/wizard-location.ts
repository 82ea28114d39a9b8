import type { WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';
import type { BuilderLocation } from '../presence/use-beat.ts';

/** Returns the location reported to other users: one document is written on two of the steps. */
export function wizardLocation(step: WebinarStep, lessonId: string | null): BuilderLocation {
  if (step === 'details' && lessonId) return { page: 'lesson', lessonId };
  return { page: step === 'information' || step === 'branding' ? 'info' : 'setting', lessonId: null };
}
