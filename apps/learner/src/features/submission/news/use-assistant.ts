import { useState } from 'react';
import { remarkKey } from '@sinau/classroom';
import type { NewsCheck } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { ownKey, useProfile } from '@sinau/shell';
import { useLearning } from '../../../shared/learning-port.ts';
import { useNewsCheck } from '../submission.data.ts';
import { readTicks, writeTicks } from './ticks.ts';

export type AssistantState = ReturnType<typeof useAssistant>;

interface Checked {
  readonly content: string;
  readonly check: NewsCheck;
}

/**
 * Provides the assistant's last check, and which of its remarks were read. It is called only when the writer requests
 * it.
 */
export function useAssistant(session: ParticipantLesson['session'], content: string) {
  const key = ownKey(useProfile()?.id ?? '', `news-remarks:${session.id}`);
  const { storage } = useLearning();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [ticks, setTicks] = useState(() => readTicks(storage, key));
  const [hasMissed, setMissed] = useState(false);
  const { mutate, isPending, error } = useNewsCheck(session);

  const toggle = (remark: string) => {
    const next = ticks.includes(remark) ? ticks.filter((one) => one !== remark) : [...ticks, remark];
    setTicks(next);
    writeTicks(storage, key, next);
  };
  const check = checked?.check ?? null;
  return {
    check,
    read: { has: (remark: string) => ticks.includes(remark), toggle },
    unread: check?.remarks.filter((remark) => !ticks.includes(remarkKey(remark))).length ?? 0,
    isChecking: isPending,
    error,
    /** The text differs from the one that was checked. */
    isStale: checked !== null && checked.content !== content,
    /** The passage that was last requested is no longer in the text. */
    hasMissed,
    setMissed,
    ask() {
      setMissed(false);
      mutate(content, { onSuccess: (answer) => setChecked({ content, check: answer }) });
    },
  };
}
