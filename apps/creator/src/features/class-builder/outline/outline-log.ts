import type { QueryClient } from '@tanstack/react-query';
import { createChangeLog } from '../../../documents/change-log/change-log.ts';
import type { Command } from '../../../documents/change-log/changes.ts';
import { pendingCommands } from '../../../documents/change-log/pending-commands.ts';
import type { OutlineChange } from './outline-changes.ts';
import { outlineStorage } from './outline-storage.ts';

export interface OutlineCommand extends Command<OutlineChange> {
  /** Message shown once the action is stored. */
  success?: string;
  /** Shows a refusal only in the save status (specification section 8). */
  isQuiet?: boolean;
}

/** Callbacks of the screen that shows the class at the time. */
export interface OutlineListener {
  onStored: (command: OutlineCommand) => void;
  onRefused: (command: OutlineCommand, message: string) => void;
  onOvertaken: (command: OutlineCommand) => void;
}

function createOutlineLog(queryClient: QueryClient, userId: string, classId: string) {
  let listener: OutlineListener | null = null;
  const log = createChangeLog<ReturnType<ReturnType<typeof outlineStorage>['read']>, OutlineChange, OutlineCommand>(
    outlineStorage(queryClient, classId),
    {
      onStored: (command) => listener?.onStored(command),
      onRefused: (command, message) => listener?.onRefused(command, message),
      onOvertaken: (command) => listener?.onOvertaken(command),
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
