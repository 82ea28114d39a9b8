import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { maxQuota } from '@sinau/contracts/commerce/ticket/ticket.rules';
import type { TicketList } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { decimal } from '@sinau/format';
import { Button, Card, ProgressBar } from '@sinau/ui';
import { NumberField } from '../../shared/number-field.tsx';
import { useSetQuota } from './tickets.data.ts';

interface SeatQuotaProps {
  webinarId: string;
  seats: TicketList['seats'];
  readOnly: boolean;
}

/**
 * Number of seats of a webinar over all its regular tickets. It takes effect on sales immediately, and so is set by a
 * button.
 */
export function SeatQuota({ webinarId, seats, readOnly }: SeatQuotaProps) {
  const [quota, setQuota] = useState(seats.quota);
  const save = useSetQuota(webinarId);
  const taken = seats.held + seats.sold;
  const refusal = save.error && quota !== seats.quota ? refusalOf(save.error) : undefined;
  return (
    <Card as="section" padded className="seat-quota" aria-label="Kuota webinar">
      <div className="seat-quota-field">
        <NumberField
          label="Kuota webinar"
          hint="Semua kursi, berapa pun jenis tiketnya. Kosongkan kalau tidak dibatasi."
          error={refusal}
          optional
          min={Math.max(1, taken)}
          max={maxQuota - 1}
          value={quota}
          disabled={readOnly}
          onChange={setQuota}
        />
        {!readOnly && quota !== seats.quota && (
          <Button loading={save.isPending} onClick={() => save.mutate(quota)}>
            Simpan kuota
          </Button>
        )}
      </div>
      {seats.quota !== null && <ProgressBar value={(100 * taken) / seats.quota} label="Kursi yang terisi" />}
      <p className="muted sm num">
        {decimal(seats.sold)} terjual, {decimal(seats.held)} dipesan
        {seats.quota !== null && `, sisa ${decimal(Math.max(0, seats.quota - taken))} kursi`}.
      </p>
    </Card>
  );
}

const refusalOf = (error: Error) => (error instanceof ApiError && error.fields.quota) || error.message;
