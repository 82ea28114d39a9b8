import { DateTimeFormField } from './date-time-form-field.tsx';

/** Fields for the start and end of something's display; either may stay open. */
export const ScheduleFields = () => (
  <>
    <DateTimeFormField
      name="startsAt"
      label="Mulai tampil"
      optional
      hint="Kosong berarti sejak sekarang."
      usualTime="00:00"
    />
    <DateTimeFormField
      name="endsAt"
      label="Berhenti tampil"
      optional
      hint="Kosong berarti seterusnya."
      usualTime="23:59"
    />
  </>
);
