import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  assistant,
  attendance,
  carriedBy,
  discussion,
  learning,
  portfolio,
  preview,
  program,
  quiz,
  submission,
  webinar,
} from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { screens } from '@sinau/contracts/screens';
import { useProfile } from '@sinau/shell';
import type { DeviceStorage } from '@sinau/ui';
import type { LearningPort } from '../../shared/learning-port.ts';
import { createSampleDiscussion } from './classroom/sample-discussion.ts';
import type { Classroom } from './classroom/classroom.ts';
import type { PreviewSource } from './classroom/room.ts';
import { previewHrefs, type Look, type PreviewAddress } from './preview-address.ts';

/** Loads once for each visit: a preview does not change while it is viewed. */
const once = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Loads the working version of a class, by its slug. */
export const usePreviewedClass = (name: string) =>
  useQuery({ ...preview.program.query({ params: { id: name } }), ...once });

/** Loads the working version of a webinar, by its slug. */
export const usePreviewedWebinar = (name: string) =>
  useQuery({ ...preview.webinar.query({ params: { id: name } }), ...once });

export const useSampleCertificate = (classId: string) =>
  useQuery({ ...preview.certificate.query({ params: { id: classId } }), ...once });

/** Server calls of a preview's classroom. */
export const previewSource: PreviewSource = {
  lesson: (id) => preview.lesson.call({ params: { id } }),
  attempt: (id) => preview.attempt.call({ params: { id } }),
  check: (id, content) => preview.check.call({ params: { id }, body: { content } }),
  grade: (id, body) => preview.grade.call({ params: { id }, body }),
};

/** Puts the class into the state that the address names. Its data is a new id for each staging. */
export function useStaged(classId: string, classroom: Classroom, { lessonId, state, isFinished }: PreviewAddress) {
  const scene = lessonId && state ? { lessonId, state } : null;
  return useQuery({
    queryKey: ['preview', 'stage', classId, scene, isFinished],
    queryFn: async () => {
      classroom.setFinished(isFinished);
      await classroom.stage(scene?.lessonId, scene?.state);
      return crypto.randomUUID();
    },
    ...once,
    gcTime: 0,
  });
}

/** Provides the port of a class without participants: no call of a lesson reaches the API. */
export function usePreviewPort(classroom: Classroom, { isFinished, frame }: Look): LearningPort {
  const profile = useProfile();
  const [storage] = useState(memoryStorage);
  const [fullname, avatar] = [profile?.fullname ?? '', profile?.avatar ?? null];
  return useMemo(
    () => ({
      attendance: carriedBy(attendance, classroom.send),
      program: carriedBy(program, classroom.send),
      learning: carriedBy(learning, classroom.send),
      quiz: carriedBy(quiz, classroom.send),
      submission: carriedBy(submission, classroom.send),
      assistant: carriedBy(assistant, classroom.send),
      portfolio: carriedBy(portfolio, classroom.send),
      webinar: carriedBy(webinar, classroom.send),
      discussion: carriedBy(discussion, createSampleDiscussion({ fullname, avatar })),
      upload: async (file, { kind }) => {
        const media = mediaOf(file, kind);
        classroom.keepFile({ ...media, addressExpiresAt: media.createdAt });
        return media;
      },
      storage,
      lessonHref: previewHrefs({ isFinished, frame }),
      classHref: screens.previewClass,
      hasPeople: false,
    }),
    [classroom, storage, fullname, avatar, isFinished, frame],
  );
}

/** Creates a storage that lasts as long as the preview is open. */
function memoryStorage(): DeviceStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Describes a file that stays on this device. */
const mediaOf = (file: File, kind: Media['kind']): Media => ({
  id: crypto.randomUUID(),
  kind,
  purpose: 'submission',
  name: file.name,
  type: file.type,
  size: file.size,
  width: null,
  height: null,
  durationSeconds: null,
  pageCount: null,
  address: URL.createObjectURL(file),
  addressExpiresAt: null,
  preparation: null,
  createdAt: new Date().toISOString(),
});
