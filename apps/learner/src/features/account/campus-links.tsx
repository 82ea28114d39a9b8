import { useState } from 'react';
import type { LtiAccountLink } from '@sinau/contracts/commerce/lti/lti.schemas';
import { decimal, longDate } from '@sinau/format';
import { Button, ConfirmDialog, ErrorState } from '@sinau/ui';
import { useCampusLinks, useUnlinkCampus } from './account.data.ts';
import { SettingsCard } from './settings-card.tsx';

/** Campuses that the account is linked with; nothing for the many who have none. */
export function CampusLinks() {
  const { data, error, isFetching, refetch } = useCampusLinks();
  const [chosen, setChosen] = useState<LtiAccountLink | null>(null);
  if (!data?.list.length && !error) return null;
  return (
    <SettingsCard title="Kampus terhubung" lead="Kampus ini bisa membuka kelas untukmu, dan menerima nilaimu di sana.">
      {data ? (
        <ul className="device-list">
          {data.list.map((link) => (
            <CampusLink key={link.id} link={link} onUnlink={() => setChosen(link)} />
          ))}
        </ul>
      ) : (
        <ErrorState
          title="Daftar kampus belum bisa dimuat"
          headingLevel={3}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error?.message}
        </ErrorState>
      )}
      {chosen && <UnlinkDialog link={chosen} onClose={() => setChosen(null)} />}
    </SettingsCard>
  );
}

function CampusLink({ link, onUnlink }: { link: LtiAccountLink; onUnlink: () => void }) {
  const { campus, mitra, createdAt, classes, isRevoked, isOnlyWay } = link;
  return (
    <li className="device">
      <div className="grow">
        <p className="device-name">
          <b>{campus}</b>
        </p>
        <p className="muted sm">
          Lewat {mitra.name} · sejak {longDate(createdAt)}
          {isRevoked && ' · sambungannya sudah dicabut mitra'}
        </p>
        {classes.length > 0 && <p className="muted sm">{classes.map(({ title }) => title).join(', ')}</p>}
        {isOnlyWay && (
          <p className="sm">
            Konfirmasi emailmu dulu untuk memutus hubungan ini: kampus ini satu-satunya jalan masuk ke akunmu.
          </p>
        )}
      </div>
      {!isOnlyWay && (
        <Button variant="outline" size="sm" aria-label={`Putuskan ${campus}`} onClick={onUnlink}>
          Putuskan
        </Button>
      )}
    </li>
  );
}

function UnlinkDialog({ link, onClose }: { link: LtiAccountLink; onClose: () => void }) {
  const { id, campus, classes, pendingScores } = link;
  const { mutate, isPending } = useUnlinkCampus();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate({ params: { id } }, { onSettled: onClose })}
      busy={isPending}
      title={`Putuskan hubungan dengan ${campus}?`}
      confirmLabel="Putuskan"
    >
      {classes.length > 0 && 'Kelas yang dibuka kampus tetap milikmu, termasuk kemajuan dan sertifikatnya. '}
      {pendingScores > 0
        ? `${decimal(pendingScores)} nilai yang belum sampai ke kampus tidak jadi dikirim, begitu juga nilaimu sesudah ini. `
        : 'Nilaimu sesudah ini tidak lagi dikirim ke kampus. '}
      Nilai yang sudah diterima kampus tetap ada di sana. Kamu bisa terhubung lagi dengan membuka kelasnya dari kampus.
    </ConfirmDialog>
  );
}
