import { useState } from 'react';
import { useDraftKey } from '@sinau/shell';
import { FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import type { BuiltWebinar } from '../built-class.ts';
import { otherSessionsOf } from '../live-session/other-sessions.ts';
import type { Schedule } from '../live-session/schedule.ts';
import { SessionTimesControl } from '../live-session/session-times-control.tsx';
import { newSessionIds, useAddSession } from './sessions.data.ts';

const rules = { title: { kind: 'text', max: 120, missing: 'Tulis judul sesinya' } } as const;

export interface AddSessionFormProps {
  built: BuiltWebinar;
  onClose: () => void;
  onAdded: (lessonId: string) => void;
}

/** Form for the title of a session and, if known already, its time. Everything else is written on its own page. */
export function AddSessionForm({ built, onClose, onAdded }: AddSessionFormProps) {
  const { mutateAsync } = useAddSession(built);
  const [ids] = useState(newSessionIds);
  return (
    <PortalForm<Schedule & { title: string }>
      rules={rules}
      draftKey={useDraftKey(`session:${built.id}`)}
      initialValues={{
        title: built.sessions.length === 0 ? built.title : `Sesi ${built.sessions.length + 1}`,
        startsAt: null,
        endsAt: null,
      }}
      send={async ({ title, ...times }) => onAdded(await mutateAsync({ ...times, ...ids, title: title.trim() }))}
      submitLabel="Tambah sesi"
      onCancel={onClose}
    >
      <FormText name="title" label="Judul sesi" />
      <SessionTimesControl others={otherSessionsOf(built, '')} />
    </PortalForm>
  );
}
