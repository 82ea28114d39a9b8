import type { QueryClient } from '@tanstack/react-query';
import { createChangeLog } from '../../../documents/change-log/change-log.ts';
import type { Act } from '../../../documents/change-log/changes.ts';
import { pendingCommands } from '../../../documents/change-log/kept-acts.ts';
import type { OutlineChange } from './outline-changes.ts';
import { outlineStorage } from './outline-storage.ts';

export interface OutlineAct extends Act<OutlineChange> {
  /** Message shown once the action is stored. */
  success?: string;
  /** Shows a refusal only in the save status (specification section 8). */
  isQuiet?: boolean;
}

/** Callbacks of the screen that shows the class at the time. */
export interface OutlineListener {
  onStored: (act: OutlineAct) => void;
  onRefused: (act: OutlineAct, message: string) => void;
  onOvertaken: (act: OutlineAct) => void;
}

function createOutlineLog(queryClient: QueryClient, userId: string, classId: string) {
  let listener: OutlineListener | null = null;
  const log = createChangeLog<ReturnType<ReturnType<typeof outlineStorage>['read']>, OutlineChange, OutlineAct>(
    outlineStorage(queryClient, classId),
    {
      onStored: (act) => listener?.onStored(act),
      onRefused: (act, message) => listener?.onRefused(act, message),
      onOvertaken: (act) => listener?.onOvertaken(act),
    },
    pendingCommands(`outline:${userId}:${classId}`),
  );
  let isResumed = false;
  return {
    ...log,
    listen: (next: OutlineListener) => {
      listener = next;
      if (!isResumed) log.resume();
      isResumed = true;
      return () => {
        listener = null;
      };
    },
  };
}
export type OutlineLog = ReturnType<typeof createOutlineLog>;

const logs = new WeakMap<QueryClient, Map<string, OutlineLog>>();

/** Returns the log of a class's outline, which continues to send while other pages are open. */
export function outlineLogOf(queryClient: QueryClient, userId: string, classId: string): OutlineLog {
  const known = logs.get(queryClient) ?? new Map<string, OutlineLog>();
  logs.set(queryClient, known);
  const key = `${userId}:${classId}`;
  const log = known.get(key) ?? createOutlineLog(queryClient, userId, classId);
  known.set(key, log);
  return log;
}
