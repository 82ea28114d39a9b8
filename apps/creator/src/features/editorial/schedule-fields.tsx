import { MomentFormField } from './moment-form-field.tsx';

/** From when until when something is shown; either may stay open. */
export const ScheduleFields = () => (
  <>
    <MomentFormField
      name="startsAt"
      label="Mulai tampil (opsional)"
      hint="Kosong berarti sejak sekarang."
      usualTime="00:00"
    />
    <MomentFormField
      name="endsAt"
      label="Berhenti tampil (opsional)"
      hint="Kosong berarti seterusnya."
      usualTime="23:59"
    />
  </>
);
