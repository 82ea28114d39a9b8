import type { SystemStatus } from '@sinau/contracts/backoffice/system/system.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime, decimal } from '@sinau/format';
import { Card, Link, Notice } from '@sinau/ui';

/** Notifications of payments that were received and have not changed their order yet. */
export const NotificationCard = ({ count, rejected, list }: SystemStatus['notifications']) => (
  <Card as="section" padded className="stack" aria-labelledby="notifications">
    <h2 id="notifications">Notifikasi pembayaran</h2>
    {rejected > 0 && (
      <Notice tone="danger">
        {decimal(rejected)} notifikasi dalam 7 hari terakhir ditolak karena tanda tangannya salah. Kalau pembayaran
        tidak pernah masuk, periksa kunci dari penyedia pembayaran.
      </Notice>
    )}
    {count === 0 ? (
      <p className="muted">Semua notifikasi yang diterima sudah diterapkan ke pesanannya.</p>
    ) : (
      <>
        <p>{decimal(count)} notifikasi sudah diterima dan belum mengubah pesanannya. Yang terlama menunggu:</p>
        <ul className="stack">
          {list.map(({ id, orderId, transactionStatus, receivedAt, nextTryAt }) => (
            <li key={id}>
              <Link href={operatorScreens.operatorOrder(orderId)}>{orderId}</Link>
              <p className="sm">
                {transactionStatus}
                <span className="muted">
                  {' '}
                  · diterima {dateTime(receivedAt)}, dicoba lagi {dateTime(nextTryAt)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </>
    )}
  </Card>
);
