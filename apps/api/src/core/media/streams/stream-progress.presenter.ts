import type { StreamStep } from '@sinau/contracts/core/media/streams.rules';
import type { StreamProgress } from '@sinau/contracts/core/media/streams.schemas';
import type { StreamPlan } from '../../../platform/stream-encoder/index.ts';
import { noStreams, streamsOf } from './stored-streams.ts';
import { maxAttempts, missingNames } from './stream-steps.rules.ts';
import type { RecordingWithTask } from './stream-task.queries.ts';

export function presentStreamProgress(
  media: Pick<RecordingWithTask, 'fileName' | 'streams'>,
  task: NonNullable<RecordingWithTask['streamTask']>,
): StreamProgress {
  const streams = streamsOf(media) ?? noStreams;
  const plan = task.plan as StreamPlan | null;
  return {
    state: task.state,
    ready: streams.renditions.map(({ name }) => name),
    planned: plan ? missingNames(plan, streams) : [],
    step: task.step as StreamStep | null,
    percent: task.percent,
    failure: task.failure,
    // An attempt that ends before the last would end each time: the recording cannot be encoded.
    canRepeat: task.attempts >= maxAttempts,
    evensLoudness: task.evensLoudness,
    canMakeAgain: task.originalName === media.fileName,
  };
}
