import { FormControl } from '@sinau/ui/antd/form-control';
import type { Schedule } from './schedule.ts';
import { SessionTimeFields, type SessionTimesProps } from './session-time-fields.tsx';

interface SessionTimesControlProps extends Pick<SessionTimesProps, 'others'> {
  /** Returns the problem of the times, as a sentence; null if none. */
  check?: (schedule: Schedule) => string | null;
}

/** Times of a session, as `startsAt` and `endsAt` of a `PortalForm`. */
export const SessionTimesControl = ({ others, check }: SessionTimesControlProps) => (
  <FormControl<string | null, Schedule>
    name="startsAt"
    check={(_value, schedule) => check?.(schedule) ?? null}
    draw={(start) => (
      <FormControl<string | null>
        name="endsAt"
        draw={(end) => (
          <SessionTimeFields
            id={start.id}
            schedule={{ startsAt: start.value, endsAt: end.value }}
            others={others}
            error={start.error ?? end.error}
            onChange={({ startsAt, endsAt }) => {
              start.onChange(startsAt);
              end.onChange(endsAt);
            }}
          />
        )}
      />
    )}
  />
);
