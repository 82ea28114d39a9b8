import { dateTime, duration } from '@sinau/format';
import { Notice, useNow } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';

const minuteMs = 60_000;

/** Deadline of an order's payment, with the time left. */
export function PaymentDeadline({ expiresAt }: { expiresAt: string }) {
  const left = Date.parse(expiresAt) - useNow(expiresAt).getTime();
  return (
    <Notice icon={<Clock />}>
      {left <= 0 ? (
        'Waktu membayar sudah habis. Pesanan ini sedang kami tutup.'
      ) : (
        <>
          Bayar sebelum <b>{dateTime(expiresAt)}</b>{' '}
          <span className="muted num nowrap">
            (sisa {left < minuteMs ? 'kurang dari semenit' : duration(Math.floor(left / minuteMs))})
          </span>
        </>
      )}
    </Notice>
  );
}
