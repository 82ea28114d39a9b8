import type { LessonKind } from './lesson-kind.ts';

export const webinar: LessonKind<'webinar'> = {
  prepare: async (_tx, _writer, { setting: { progressBar, completionType } }) => ({
    setting: { progressBar, completionType: completionType === 'duration' ? 'input-presence-code' : completionType },
    content: {},
    // The database derives both from the times of its live session.
    isComplete: false,
    durationSeconds: 0,
  }),
  // The session stands outside of its content.
  relink: () => ({}),
  present({ meeting, files }) {
    const { recording, ...shown } = meeting!;
    const { fileId, ...address } = recording ?? { fileId: null, address: null, embed: null };
    const file = files.recording(fileId);
    return { ...shown, recording: file || address.address ? { file, ...address } : null };
  },
  searchedHtml: () => '',
};
