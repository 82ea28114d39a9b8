import type { DeviceSession } from '@sinau/contracts/core/auth/auth.schemas';
import { relative } from '@sinau/format';
import { Badge, Button, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { Monitor, Smartphone } from '@sinau/ui/icons';
import { useDeviceSessions, useEndSession } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

export function DeviceSessions() {
  const { data, error, isFetching, refetch } = useDeviceSessions();
  return (
    <SettingsCard title="Sesi aktif" lead="Keluarkan perangkat yang tidak kamu kenali, lalu ganti kata sandimu.">
      {data ? (
        <ul className="device-list">
          {data.list.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title="Daftar perangkat belum bisa dimuat"
          headingLevel={3}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </ErrorState>
      ) : (
        <Loading label="Memuat daftar perangkat">
          <div className="stack">
            <Skeleton height={44} />
            <Skeleton height={44} />
          </div>
        </Loading>
      )}
    </SettingsCard>
  );
}

function Device({ session: { id, device, address, lastSeenAt, isCurrent } }: { session: DeviceSession }) {
  const { mutate, isPending } = useEndSession();
  return (
    <li className="device">
      {/Android|iOS/.test(device) ? <Smartphone /> : <Monitor />}
      <div className="grow">
        <p className="device-name">
          <b>{device}</b>
          {isCurrent && <Badge tone="primary">Perangkat ini</Badge>}
        </p>
        <p className="muted sm">
          Terakhir aktif {relative(lastSeenAt)}
          {address && ` · dari ${address}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          loading={isPending}
          aria-label={`Keluarkan ${device}`}
          onClick={() => mutate({ params: { id } })}
        >
          Keluarkan
        </Button>
      )}
    </li>
  );
}
